import { Button, color, depth, font, space, styled } from '@poku/kit';
import { devWording } from '../wording/dev';
import type { DevProblem, ProblemGroup } from './problem';

/** Over everything of the page, also its dialogs' backdrop. */
const Panel = styled.aside`
  ${font('caption')}
  position: fixed;
  inset-inline: ${space(3)};
  bottom: ${space(3)};
  z-index: ${depth.toast};
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  max-height: 60dvh;
  overflow: auto;
  padding: ${space(3)};
  border: 2px solid ${color('error')};
  border-radius: ${space(2)};
  background: ${color('card')};
  color: ${color('ink')};
`;
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
`;
const Text = styled.pre`
  margin: 0;
  font-family: ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Place = styled.code`
  color: ${color('error')};
  overflow-wrap: anywhere;
`;

const placeOf = ({ file, line, column }: DevProblem): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

export interface ProblemPanelProps {
  readonly groups: readonly ProblemGroup[];
  readonly onClose: () => void;
}

/** What is wrong with the sources, with file and line, until it is mended or closed. */
export function ProblemPanel({ groups, onClose }: ProblemPanelProps) {
  return (
    <Panel role="alert" aria-label={devWording.label}>
      {groups.map(({ title, problems }, index) => (
        <section key={title}>
          <Head>
            <strong>{title}</strong>
            {index === 0 && (
              <Button variant="text" onClick={onClose}>
                {devWording.close}
              </Button>
            )}
          </Head>
          {problems.map((problem, at) => (
            <div key={at}>
              {problem.file !== undefined && <Place>{placeOf(problem)}</Place>}
              <Text>{problem.message}</Text>
              {problem.stack !== undefined && <Text>{problem.stack}</Text>}
            </div>
          ))}
        </section>
      ))}
    </Panel>
  );
}
