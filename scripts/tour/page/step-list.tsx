import {
  Caption,
  color,
  font,
  forcedColours,
  Icon,
  motion,
  radius,
  space,
  styled,
  VisuallyHidden,
} from '@poku/kit';
import { STEPS } from './steps';

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.card};
  &[aria-current='step'] {
    background: ${color('card')};
    box-shadow: inset 3px 0 0 ${color('primary')};
    ${forcedColours} {
      border: 2px solid Highlight;
    }
  }
`;
const Mark = styled.span<{ readonly $isDone: boolean }>`
  ${font('caption', 'bold')}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${({ $isDone }) => color($isDone ? 'success' : 'lineStrong')};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? color('successSoft') : 'transparent')};
  color: ${({ $isDone }) => color($isDone ? 'success' : 'inkMuted')};
  transition: background ${motion.calm};
`;
const Name = styled.h2`
  ${font('body', 'bold')}
`;
const Words = styled.div`
  display: grid;
  gap: ${space(1)};
`;
const Watch = styled(Caption)`
  padding-left: ${space(2)};
  border-left: 2px solid ${color('points')};
`;

interface StepListProps {
  readonly done: readonly boolean[];
  /** Index of the step at hand; -1 when all are done. */
  readonly now: number;
}

/** The guided steps; each is ticked by what really happened. */
export function StepList({ done, now }: StepListProps) {
  return (
    <List>
      {STEPS.map(({ title, press, watch }, index) => {
        const isDone = done[index] === true;
        const isNow = index === now;
        return (
          <Item key={title} aria-current={isNow ? 'step' : undefined}>
            <Mark $isDone={isDone}>
              {isDone ? <Icon name="check" size={16} /> : index + 1}
              <VisuallyHidden>{isDone ? 'Done: ' : 'To do: '}</VisuallyHidden>
            </Mark>
            <Words>
              <Name>{title}</Name>
              {isNow && <p>{press}</p>}
              {(isNow || isDone) && <Watch>{watch}</Watch>}
            </Words>
          </Item>
        );
      })}
    </List>
  );
}
