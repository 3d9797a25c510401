import { formatRecent } from '@poku/domain/dates';
import { Button, color, depth, font, space, styled } from '@poku/kit';
import { useEffect, useRef, useState } from 'react';
import { previewWording as words } from '../wording/preview';
import { type Recorder, useRecords } from './recorder';
import { useBarHeight } from './use-bar-height';
import { useIsOver } from './use-is-over';
import { isDevVersion, type Refusal, type WantedRelease } from './wish';

const Bar = styled.aside`
  ${font('caption')}
  position: sticky;
  top: 0;
  z-index: ${depth.skipLink};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(3)};
  max-height: 50dvh;
  overflow: auto;
  border-bottom: 1px solid ${color('line')};
  background: ${color('warningSoft')};
  color: ${color('ink')};
  /* On a low screen, or with much enlarged text, it would leave no room for the page. */
  @media (max-height: 26em) {
    position: static;
  }
  @media print {
    display: none;
  }
`;
const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

export interface PreviewBarProps {
  /** Releases in place of the member's own. */
  readonly shown: readonly WantedRelease[];
  readonly refusals: readonly Refusal[];
  /** End of the permit, ISO 8601; undefined without one. */
  readonly until?: string;
  readonly recorder: Recorder;
  readonly onReset: () => void;
  /** Opens the devtools; undefined where the permit does not allow them. */
  readonly onDevtools?: () => void;
}

const refusalText = ({ subject, reason }: Refusal): string =>
  subject === ''
    ? words.refusedPermit(words.refusals[reason])
    : words.refused(subject, words.refusals[reason]);

/** Says over every page what in it is not what members have, until when, and takes it away. */
export function PreviewBar({ shown, refusals, until, recorder, onReset, onDevtools }: PreviewBarProps) {
  const ref = useRef<HTMLElement>(null);
  const { loads } = useRecords(recorder);
  const isOver = useIsOver(until);
  // A screen reader is told of what comes into a region that it knows.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  useBarHeight(ref);

  const lineOf = ({ name, version }: WantedRelease): string => {
    const last = loads
      .filter((load) => load.remote === name && (load.isGood || !isDevVersion(load.version)))
      .at(-1);
    // Builds of a remote in development take each other's place.
    if (last && isDevVersion(last.version)) return words.shown(name, last.version);
    const hasFailed = last !== undefined && (!last.isGood || last.version !== version);
    return hasFailed ? words.failed(name, version) : words.shown(name, version);
  };
  const lines = [
    ...shown.map(lineOf),
    ...refusals.map(refusalText),
    ...(shown.length === 0 && onDevtools ? [words.withDevtools] : []),
    ...(until === undefined ? [] : [isOver ? words.over : words.until(formatRecent(until))]),
  ];
  return (
    <Bar ref={ref} aria-label={words.label}>
      <Words role="status">{isKnown && lines.map((line) => <p key={line}>{line}</p>)}</Words>
      <Actions>
        {onDevtools && (
          <Button variant="text" onClick={onDevtools}>
            {words.devtools}
          </Button>
        )}
        <Button variant="secondary" onClick={onReset}>
          {words.reset}
        </Button>
      </Actions>
    </Bar>
  );
}
