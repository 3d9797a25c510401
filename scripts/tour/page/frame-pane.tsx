import { useState } from 'react';
import { IconButton } from '@poku/kit';
import { PaneFrame, PaneHead, PaneName, PaneNote, PaneRoot } from './layout.styles';
import type { PaneName as Area } from './steps';

interface FramePaneProps {
  readonly area: Area;
  readonly title: string;
  readonly note: string;
  /** Where the page begins, and begins again. */
  readonly start: string;
  /** What it opens when it changes. Default `start`. */
  readonly address?: string;
  readonly isLit: boolean;
}

/** A real page of the running stack. */
export function FramePane({ area, title, note, start, address = start, isLit }: FramePaneProps) {
  const [restarts, setRestarts] = useState(0);
  return (
    <PaneRoot $area={area} $isLit={isLit} aria-label={title}>
      <PaneHead>
        <PaneName>{title}</PaneName>
        <PaneNote>{note}</PaneNote>
        <IconButton icon="home" label={`Start “${title}” again`} onClick={() => setRestarts(restarts + 1)} />
      </PaneHead>
      <PaneFrame
        key={`${address} ${restarts}`}
        title={title}
        src={restarts === 0 ? address : start}
        allow="camera; clipboard-write"
      />
    </PaneRoot>
  );
}
