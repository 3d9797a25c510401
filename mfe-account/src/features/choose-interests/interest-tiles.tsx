import { useId } from 'react';
import {
  Caption,
  color,
  EmptyState,
  font,
  forcedColours,
  Grid,
  Icon,
  motion,
  Picture,
  radius,
  shadow,
  space,
  styled,
} from '@poku/kit';
import type { Interest } from '../../calls/interests';
import { accountWording } from '../../wording/account';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Legend = styled.legend`
  ${font('heading', 'bold')}
  padding: 0;
`;
const Tile = styled.label`
  ${font('body', 'bold')}
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  min-height: 136px;
  padding: ${space(3)};
  border: 2px solid transparent;
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: border-color ${motion.quick} ease-out;
  -webkit-tap-highlight-color: transparent;
  &:has(input:checked) {
    border-color: ${color('primary')};
    background: ${color('primarySoft')};
  }
  ${forcedColours} {
    &:has(input:checked) {
      border-color: Highlight;
    }
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color('primary')};
    outline-offset: 2px;
  }
`;
const Native = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
const Mark = styled.span`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${color('lineStrong')};
  border-radius: 50%;
  color: ${color('onPrimary')};
  pointer-events: none;
  svg {
    visibility: hidden;
  }
  input:checked ~ & {
    border-color: ${color('primary')};
    background: ${color('primary')};
  }
  input:checked ~ & svg {
    visibility: visible;
  }
`;
const Art = styled.span`
  width: 64px;
`;

export interface InterestTilesProps {
  readonly interests: readonly Interest[];
  /** Ids of the chosen ones. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Interests as big tiles to switch on and off. */
export function InterestTiles({ interests, chosen, onChange }: InterestTilesProps) {
  const introId = useId();
  if (interests.length === 0) return <EmptyState drawing="search" text={accountWording.interestsEmpty} />;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Group aria-describedby={introId}>
      <Legend>{accountWording.interestsQuestion}</Legend>
      <Caption id={introId}>{accountWording.interestsIntro}</Caption>
      <Grid $columns={2} $wideColumns={3}>
        {interests.map(({ id, name, image }) => (
          <Tile key={id}>
            <Native type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <Mark aria-hidden="true">
              <Icon name="check" size={16} />
            </Mark>
            <Art>
              <Picture src={image} alt="" ratio="1:1" width={64} round="50%" />
            </Art>
            {name}
          </Tile>
        ))}
      </Grid>
      <Caption role="status">{accountWording.interestsChosen(chosen.length)}</Caption>
    </Group>
  );
}
