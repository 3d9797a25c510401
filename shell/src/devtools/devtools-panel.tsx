import type { Registry } from '@poku/contract';
import {
  Button,
  Caption,
  color,
  depth,
  Disclosure,
  font,
  IconButton,
  screenTop,
  shadow,
  space,
  Stack,
  styled,
  wide,
} from '@poku/kit';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Recorder, useRecords } from '../preview/recorder';
import { devtoolsWording as words } from '../wording/devtools';
import { EventList, ProblemList, RemoteList, Rows, SlotList } from './lists';
import { type FactSources, remoteFacts } from './remote-facts';
import { SlotOutlines } from './slot-outlines';
import { usePlacedWidgets } from './use-placed-widgets';

const Panel = styled.section`
  ${font('body')}
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.toast};
  height: 60dvh;
  padding: 0 ${space(4)} ${space(4)};
  border-top: 3px solid ${color('primary')};
  background: ${color('paper')};
  color: ${color('ink')};
  box-shadow: ${shadow};
  overflow: auto;
  overscroll-behavior: contain;
  ${wide} {
    inset: ${screenTop} 0 0 auto;
    width: 420px;
    height: auto;
  }
`;
const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  background: ${color('paper')};
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
`;

export interface DevtoolsPanelProps extends Omit<FactSources, 'loads'> {
  readonly recorder: Recorder;
  /** Shared modules with their versions. */
  readonly modules: readonly (readonly [name: string, versions: string])[];
  readonly onClose: () => void;
}

const slotsIn =
  ({ remotes }: Registry) =>
  (label: string): readonly string[] => {
    const [remote = '', widget] = label.split('/');
    const slots = remotes[remote]?.live.slots ?? [];
    return slots.filter((claim) => claim.widget === widget).map(({ slot }) => slot);
  };

/** What the shell knows of itself, beside the page, which goes on. Takes the focus; Escape closes it. */
export function DevtoolsPanel({ recorder, modules, onClose, ...sources }: DevtoolsPanelProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const { loads, problems, events } = useRecords(recorder);
  const widgets = usePlacedWidgets();
  const [isOutlined, setOutlined] = useState(true);
  const { channel, revision } = sources.registry;
  useEffect(() => ref.current?.focus(), []);

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <>
      {isOutlined && <SlotOutlines widgets={widgets} />}
      <Panel ref={ref} role="dialog" aria-labelledby={id} tabIndex={-1} onKeyDown={handleKeyDown}>
        <Top>
          <Title id={id}>{words.title}</Title>
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </Top>
        <Stack $gap={3}>
          <Caption>{words.channel(channel, revision)}</Caption>
          <Disclosure title={words.remotes} open>
            <RemoteList facts={remoteFacts({ ...sources, loads })} />
          </Disclosure>
          <Disclosure title={`${words.problems} (${problems.length})`}>
            <ProblemList problems={problems} />
          </Disclosure>
          <Disclosure title={`${words.events} (${events.length})`}>
            <EventList events={events} />
          </Disclosure>
          <Disclosure title={`${words.slots} (${widgets.length})`}>
            <Stack $gap={3} $align="start">
              <Button
                variant={isOutlined ? 'primary' : 'secondary'}
                aria-pressed={isOutlined}
                onClick={() => setOutlined(!isOutlined)}
              >
                {words.outline}
              </Button>
              <SlotList widgets={widgets} slotsOf={slotsIn(sources.registry)} />
            </Stack>
          </Disclosure>
          <Disclosure title={words.modules}>
            <Rows>
              {modules.map(([name, versions]) => (
                <li key={name}>
                  {name} <Caption>{versions}</Caption>
                </li>
              ))}
            </Rows>
          </Disclosure>
        </Stack>
      </Panel>
    </>
  );
}
