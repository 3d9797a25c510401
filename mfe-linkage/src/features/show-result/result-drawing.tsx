import { DrawingCanvas } from '@poku/kit';

/** How a link ended; `unknown`: the tries are over. */
export type LinkResult = 'busy' | 'linked' | 'failed' | 'unknown';

/** A wallet and how its link ended. Decoration: the sentence below it says the same. */
export function ResultDrawing({ status }: { readonly status: LinkResult }) {
  return (
    <DrawingCanvas viewBox="0 0 200 140" width="200" height="140">
      <path className="ground" d="M30 112C12 86 28 42 66 34s92-8 108 24-2 58-22 62-104 18-122-8z" />
      <rect className="surface" x="58" y="46" width="84" height="60" rx="10" />
      <path className="surface" d="M142 66h-22a11 11 0 0 0 0 22h22z" />
      <path className="muted" d="M72 60h28" />
      {status === 'linked' && (
        <>
          <circle className="accent" cx="146" cy="42" r="18" />
          <path className="line" d="m138 42 6 6 11-12" />
        </>
      )}
      {status === 'failed' && (
        <>
          <circle className="surface" cx="146" cy="42" r="18" />
          <path className="line" d="m140 36 12 12m0-12-12 12" />
        </>
      )}
      {(status === 'busy' || status === 'unknown') && (
        <>
          <circle className="surface" cx="146" cy="42" r="18" />
          <path className="accent-line" d="M146 32v10l7 5" />
        </>
      )}
    </DrawingCanvas>
  );
}
