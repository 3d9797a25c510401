import { color, css, depth, font, radius, space, styled, VisuallyHidden, visuallyHidden } from '@poku/kit';
import { shortcutsWording } from '../wording/shortcuts';
import { KEYBOARD } from './keyboard';

const hidden = css`
  &:not(:focus-within) {
    ${visuallyHidden}
    position: fixed;
  }
`;
/** At the foot of the rail. Where there is none, or no room at its foot, it shows to who comes by keyboard. */
const Place = styled.aside<{ $hasRail: boolean }>`
  position: fixed;
  inset: auto auto 0 0;
  z-index: ${depth.menu};
  display: grid;
  justify-items: center;
  width: 103px;
  padding: ${space(2)};
  background: ${color('card')};
  ${({ $hasRail }) => !$hasRail && hidden}
  @media (max-width: 899.98px), (max-height: 479.98px) {
    ${hidden}
  }
  @media print {
    display: none;
  }
  @media not (${KEYBOARD}) {
    display: none;
  }
`;
const Opener = styled.button`
  ${font('caption')}
  display: grid;
  justify-items: center;
  gap: 2px;
  min-height: 44px;
  padding: ${space(1)} 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color('inkMuted')};
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${color('primary')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export interface ShortcutsButtonProps {
  /** Whether the page has the rail. */
  readonly hasRail: boolean;
  readonly onPress: () => void;
}

/** The visible way to the shortcuts. */
export const ShortcutsButton = ({ hasRail, onPress }: ShortcutsButtonProps) => (
  <Place $hasRail={hasRail} aria-label={shortcutsWording.title}>
    <Opener type="button" aria-haspopup="dialog" onClick={onPress}>
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6z" />
        <path d="M6.5 10h.01m3.66 0h.01m3.65 0h.01m3.66 0h.01M8.5 14h7" />
      </svg>
      <span>
        {shortcutsWording.button}
        <VisuallyHidden> {shortcutsWording.buttonRest}</VisuallyHidden>
      </span>
    </Opener>
  </Place>
);
