import { createContext, type MouseEvent, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useHref, useNavigate } from '../own-router';

interface LinkScopeValue {
  /** What the site's addresses begin with, with a trailing slash. */
  readonly base: string;
  readonly navigate: (to: string) => void;
}

const LinkScopeContext = createContext<LinkScopeValue | null>(null);

/**
 * Lets the `CardLink`s inside go without the router's own link, which renders again whenever anything at all is loading:
 * for lists that grow long. Give it the same children to keep them as they are.
 */
export function LinkScope({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback((to: string) => void navigate(to), [navigate]);
  return <ChoiceScope onChoose={follow}>{children}</ChoiceScope>;
}

interface ChoiceScopeProps {
  /** Gets the address of the link that was pressed, as it was given to the link. Keep its identity stable. */
  readonly onChoose: (to: string) => void;
  readonly children: ReactNode;
}

/**
 * Lets a press on one of the `CardLink`s inside choose what it leads to, for a list with the chosen one beside it. Their addresses stay: a press
 * for a new tab follows them.
 */
export function ChoiceScope({ onChoose, children }: ChoiceScopeProps) {
  const base = useHref('/');
  const value = useMemo<LinkScopeValue>(() => ({ base, navigate: onChoose }), [base, onChoose]);
  return <LinkScopeContext value={value}>{children}</LinkScopeContext>;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Address and click of a link inside a `LinkScope`.
 * @param to only a path of the site, beginning with `/`, can be followed this way
 * @returns `null` outside of a scope and for anything else
 */
export function useScopedLink(to: unknown) {
  const scope = useContext(LinkScopeContext);
  if (scope === null || typeof to !== 'string' || !to.startsWith('/')) return null;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    scope.navigate(to);
  };
  return { href: scope.base + to.slice(1), onClick: handleClick };
}
