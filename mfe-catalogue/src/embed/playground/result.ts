import { type CatalogueSettings, EVENT_NAMES } from '@poku/embed';
import { make } from './make';
import { type SnippetForm, snippets } from './snippets';

const FORMS: Readonly<Record<SnippetForm, string>> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  iframe: 'iframe',
};
/** Events that are kept in sight. */
const EVENTS_KEPT = 50;

/** The text to copy, in the form that is chosen. */
export const createSnippet = (site: string) => {
  let form: SnippetForm = 'html';
  let texts = snippets(site, { partner: '' });
  const text = make('pre', { tabIndex: 0 });
  text.setAttribute('role', 'region');
  text.setAttribute('aria-label', 'Snippet');
  const told = make('span', { role: 'status' });
  const show = (): void => {
    text.textContent = texts[form];
    told.textContent = '';
    for (const [name, button] of buttons) button.setAttribute('aria-pressed', String(name === form));
  };
  const buttons = (Object.entries(FORMS) as [SnippetForm, string][]).map(([name, title]) => {
    const onclick = () => {
      form = name;
      show();
    };
    return [name, make('button', { type: 'button', onclick }, title)] as const;
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(texts[form]);
      told.textContent = 'Copied.';
    } catch {
      // The browser may forbid it: what is selected can be copied by hand.
      getSelection()?.selectAllChildren(text);
      told.textContent = 'Selected: copy it with your keyboard.';
    }
  };
  const bar = make(
    'div',
    { className: 'forms' },
    ...buttons.map(([, button]) => button),
    make('button', { type: 'button', onclick: () => void copy() }, 'Copy'),
    told,
  );
  return {
    node: make('div', {}, bar, text),
    /** Writes it anew. */
    update: (settings: CatalogueSettings): void => {
      texts = snippets(site, settings);
      show();
    },
  };
};

/** The events of an element as they come, the last one first. What would leave the page is told alone. */
export const createEvents = (element: HTMLElement): HTMLElement => {
  const list = make('ol', { tabIndex: 0 });
  list.setAttribute('aria-label', 'Events');
  for (const name of EVENT_NAMES)
    element.addEventListener(name, (event) => {
      event.preventDefault();
      list.prepend(make('li', {}, `${name} ${JSON.stringify(event.detail)}`));
      while (list.children.length > EVENTS_KEPT) list.lastElementChild?.remove();
    });
  return list;
};
