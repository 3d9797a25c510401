import { formatTime } from '@poku/domain/dates';
import { Badge, Caption, color, space, styled } from '@poku/kit';
import type { EventRecord, LoadRecord, ProblemRecord } from '../preview/recorder';
import { devtoolsWording as words } from '../wording/devtools';
import type { PlacedWidget } from './placed-widgets';
import type { ReleaseSource, RemoteFact } from './remote-facts';

export const Rows = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  overflow-wrap: anywhere;
  > li + li {
    padding-top: ${space(2)};
    border-top: 1px solid ${color('line')};
  }
`;
const PERCENT = 100;

const sourceText = (source: ReleaseSource): string =>
  source.kind === 'canary' ? words.canary(Math.round(source.share * PERCENT)) : words.sources[source.kind];

/** A load of another release than the one that runs names it. */
const loadText = ({ expose, version, ms, isGood }: LoadRecord, running: string): string => {
  const what = version === running ? expose : `${expose} ${version}`;
  return isGood ? words.loaded(what, ms) : words.loadFailed(what, ms);
};

/** The remotes with their releases and loads. */
export function RemoteList({ facts }: { readonly facts: readonly RemoteFact[] }) {
  return (
    <Rows>
      {facts.map(({ name, version, source, loads }) => (
        <li key={name}>
          <p>
            {name} {version}
          </p>
          <Badge $tone={source.kind === 'live' ? 'neutral' : 'warning'}>{sourceText(source)}</Badge>
          {loads.length === 0 && <Caption>{words.notLoaded}</Caption>}
          {loads.map((load, index) => (
            <Caption key={index}>{loadText(load, version)}</Caption>
          ))}
        </li>
      ))}
    </Rows>
  );
}

/** What went wrong, the newest first. */
export function ProblemList({ problems }: { readonly problems: readonly ProblemRecord[] }) {
  if (problems.length === 0) return <p>{words.noProblems}</p>;
  return (
    <Rows>
      {[...problems].reverse().map(({ at, text }, index) => (
        <li key={problems.length - index}>
          <Caption>{formatTime(at)}</Caption>
          {text}
        </li>
      ))}
    </Rows>
  );
}

/** The events of the bus, the newest first. */
export function EventList({ events }: { readonly events: readonly EventRecord[] }) {
  if (events.length === 0) return <p>{words.noEvents}</p>;
  return (
    <Rows>
      {[...events].reverse().map(({ at, name, source, fields }, index) => (
        <li key={events.length - index}>
          {name}
          <Caption>
            {formatTime(at)} · {words.eventSources[source]} · {words.fields(fields.join(', '))}
          </Caption>
        </li>
      ))}
    </Rows>
  );
}

/** The widgets of the page. @param slotsOf places that a widget is for */
export function SlotList({
  widgets,
  slotsOf,
}: {
  readonly widgets: readonly PlacedWidget[];
  readonly slotsOf: (label: string) => readonly string[];
}) {
  if (widgets.length === 0) return <p>{words.noSlots}</p>;
  return (
    <Rows>
      {widgets.map(({ label, width, height }) => (
        <li key={label}>
          {slotsOf(label).join(', ')}
          <Caption>
            {label}, {width} × {height} px
          </Caption>
        </li>
      ))}
    </Rows>
  );
}
