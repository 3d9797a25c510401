import { styled } from '../styled';
import { color } from '../theme';

const Mark = styled.svg`
  flex: none;
  vertical-align: -0.15em;
  .coin {
    fill: ${color('points')};
  }
  .rim {
    fill: none;
    stroke: #8a5b00;
    stroke-opacity: 0.45;
    stroke-width: 1.5;
  }
  .sign {
    fill: #16262e;
  }
`;

/** The sign of points: a turmeric coin with a P. Decoration; the words beside it say the rest. */
export function PointMark({ size = 18 }: { readonly size?: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className="coin" cx="12" cy="12" r="11" />
      <circle className="rim" cx="12" cy="12" r="8.7" />
      <path
        className="sign"
        d="M9 7h4a3.2 3.2 0 0 1 0 6.400h-1.700V17H9zm2.300 2v2.400h1.500a1.2 1.2 0 0 0 0-2.400z"
      />
    </Mark>
  );
}
