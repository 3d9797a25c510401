import { formatNumber } from '@poku/domain/numbers';
import { color, font, ShareBar, ShareDot, space, styled, tabularNumbers } from '@poku/kit';
import { myPointsWording } from '../../wording/my-points';

const Legend = styled.ul`
  ${font('caption')}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  list-style: none;
  li {
    display: flex;
    align-items: baseline;
    gap: ${space(1.5)};
  }
  b {
    ${tabularNumbers}
  }
`;

export interface SourcesProps {
  readonly ownPoints: number;
  readonly partnerPoints: number;
  /** Colour of those at partners, on the ground where it stands. Default `primary`. */
  readonly partnerColor?: 'primary' | 'onHeader';
}

/** From where the points come; the words say what the bar shows. */
export function Sources({ ownPoints, partnerPoints, partnerColor = 'primary' }: SourcesProps) {
  const sources = [
    { id: 'own', name: myPointsWording.own, value: ownPoints, color: color('points') },
    { id: 'partners', name: myPointsWording.partners, value: partnerPoints, color: color(partnerColor) },
  ];
  return (
    <>
      <ShareBar shares={sources} />
      <Legend>
        {sources.map(({ id, name, value, color: background }) => (
          <li key={id}>
            <ShareDot style={{ background }} />
            <span>
              {name} <b>{formatNumber(value)}</b>
            </span>
          </li>
        ))}
      </Legend>
    </>
  );
}
