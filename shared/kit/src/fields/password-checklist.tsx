import { color, font, Icon, space, styled, VisuallyHidden } from '@poku/kit';
import { fieldWording } from './wording';

/** A rule of the checklist. */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: boolean;
}

const Rules = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;
`;
const Rule = styled.li<{ $isMet: boolean }>`
  ${font('caption')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $isMet }) => color($isMet ? 'success' : 'inkMuted')};
`;
const Mark = styled.span<{ $isMet: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid currentColor;
  border-radius: 50%;
  background: ${({ $isMet }) => ($isMet ? color('success') : 'transparent')};
  svg {
    visibility: ${({ $isMet }) => ($isMet ? 'visible' : 'hidden')};
    color: ${color('card')};
  }
`;

/** Rules that are ticked off while a password is typed; colour is never the only sign. */
export function PasswordChecklist({ rules }: { readonly rules: readonly PasswordRule[] }) {
  return (
    <Rules>
      {rules.map(({ label, isMet }) => (
        <Rule key={label} $isMet={isMet}>
          <Mark $isMet={isMet} aria-hidden="true">
            <Icon name="check" size={14} />
          </Mark>
          {label}
          <VisuallyHidden>{`: ${isMet ? fieldWording.ruleMet : fieldWording.ruleUnmet}`}</VisuallyHidden>
        </Rule>
      ))}
    </Rules>
  );
}
