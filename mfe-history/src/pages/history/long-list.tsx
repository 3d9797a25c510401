import { type ComponentType, useState } from 'react';
import { Deferred } from './deferred';
import type { RowChunk } from './group-rows';

/** In a list of so many rows, those that are far from the screen leave the page. */
const LONG_ROWS = 200;
/** Two screens of a phone: rows are there before the thumb is. */
const NEAR_PX = 1_600;
/** Chunks that leave together once all of them are out of reach, or each would cost a little of every frame. */
const STRETCH_CHUNKS = 30;
const STRETCH_NEAR_PX = 2 * NEAR_PX;
/** CSS pixels of a rem, until a row was laid out. */
const REM_PX = 16;

const keyOf = <T extends { readonly id: string }>(chunk: RowChunk<T>) => chunk.groups[0]?.rows[0]?.id ?? '';

/** What a long list shows. */
export interface LongListProps<T> {
  readonly chunks: readonly RowChunk<T>[];
  /** Chunks that the list began with. */
  readonly firstChunks: number;
  readonly rows: number;
  /** Rows come by themselves, many at once. */
  readonly growsItself: boolean;
  /** Rendered again only for another chunk. */
  readonly Chunk: ComponentType<{ readonly chunk: RowChunk<T> }>;
  /** About the height of a row; it grows with the text. */
  readonly rowRem: number;
}

/**
 * Rows of a list that may have ten thousand of them. Those that come by themselves come into the page chunk by chunk, as the screen
 * comes near, so that no frame has much to lay out; in a long list those that are far leave it. In a shorter one the browser's
 * search finds all. Where the browser cannot watch, all rows are there.
 */
export function LongList<T extends { readonly id: string }>(props: LongListProps<T>) {
  const { chunks, firstChunks, rows, growsItself, Chunk, rowRem } = props;
  const canWatch = typeof IntersectionObserver !== 'undefined';
  const leaves = rows >= LONG_ROWS && canWatch;
  /** Heights of chunks that left, in CSS pixels. */
  const [heights] = useState(() => new Map<string, number>());
  const waitingPx = (chunk: RowChunk<T>, index: number): number | null => {
    const isLater = index >= firstChunks && growsItself && canWatch;
    return heights.get(keyOf(chunk)) ?? (isLater ? chunk.size * rowRem * REM_PX : null);
  };
  const starts = Array.from(
    { length: Math.ceil(chunks.length / STRETCH_CHUNKS) },
    (_, stretch) => stretch * STRETCH_CHUNKS,
  );
  return starts.map((start) => (
    <Deferred key={start} leaves={leaves} nearPx={STRETCH_NEAR_PX}>
      {() =>
        chunks.slice(start, start + STRETCH_CHUNKS).map((chunk, index) => (
          <Deferred
            key={keyOf(chunk)}
            leaves={leaves}
            nearPx={NEAR_PX}
            waitingPx={waitingPx(chunk, start + index)}
            onLeave={(px) => heights.set(keyOf(chunk), px)}
          >
            {() => <Chunk chunk={chunk} />}
          </Deferred>
        ))
      }
    </Deferred>
  ));
}
