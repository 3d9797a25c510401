import { useId } from 'react';
import {
  color,
  focusRing,
  font,
  radius,
  space,
  styled,
  tabularNumbers,
  touchTarget,
  visuallyHidden,
} from '@poku/kit';
import { FieldGroup, FieldLegend } from './field-group';
import { FEEDBACK_STARS } from '@poku/domain/limits/reports';
import { fieldWording } from './wording';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;
const Stars = styled.div`
  display: flex;
  margin-inline-start: -${space(2)};
`;
const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border-radius: ${radius.control};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  path {
    fill: none;
    stroke: ${color('lineStrong')};
  }
  /* The chosen star and those before it. */
  &:has(input:checked) path,
  &:has(~ & input:checked) path {
    fill: ${color('points')};
    stroke: ${color('warning')};
  }
  &:hover path {
    stroke: ${color('warning')};
  }
  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: -3px;
  }
`;
const Choice = styled.input`
  ${visuallyHidden}
`;
const Given = styled.span`
  ${font('caption')}
  ${tabularNumbers}
  color: ${color('inkMuted')};
`;

/** Five points around (12, 12.5), drawn for this project. */
const STAR = 'm12 3 2.8 5.9 6.4.9-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9z';

export interface StarRatingProps {
  /** What is rated. */
  readonly label: string;
  /** Whole stars, 1 to 5; `null` before the first choice. */
  readonly value: number | null;
  readonly onChange: (stars: number) => void;
  readonly disabled?: boolean;
}

/** One to five stars ([C] §9). Underneath a group of choices, so that arrow keys and a screen reader know what to do. */
export function StarRating({ label, value, onChange, disabled }: StarRatingProps) {
  const name = useId();
  return (
    <FieldGroup disabled={disabled}>
      <FieldLegend>{label}</FieldLegend>
      <Row>
        <Stars>
          {Array.from({ length: FEEDBACK_STARS }, (_, index) => index + 1).map((stars) => (
            <Star key={stars}>
              <Choice
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                aria-label={fieldWording.stars(stars, FEEDBACK_STARS)}
                onChange={() => onChange(stars)}
              />
              <svg
                width="30"
                height="30"
                viewBox="0 0 24 24"
                strokeWidth="1.5"
                strokeLinejoin="round"
                aria-hidden
              >
                <path d={STAR} />
              </svg>
            </Star>
          ))}
        </Stars>
        {value !== null && (
          <Given aria-hidden>
            {value}/{FEEDBACK_STARS}
          </Given>
        )}
      </Row>
    </FieldGroup>
  );
}
