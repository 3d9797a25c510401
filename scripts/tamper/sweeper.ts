import { DEFAULT_CHANNEL, openStore } from '@poku/build/store';
import { type SweepJob, sweepBytes } from './byte-sweep';
import { rememberSignatures } from './remember-signatures';

/** A process that sweeps its share of the bytes of the store of `POKU_HOME`; see `sweepApart`. */
process.once(
  'message',
  (told: Omit<SweepJob, 'good'> & { readonly good: readonly (readonly [string, string])[] }) => {
    rememberSignatures();
    openStore()
      .then((store) =>
        sweepBytes(store, { ...told, good: new Map(told.good) }, (swept) => process.send?.(swept)),
      )
      .then(
        () => process.disconnect(),
        (error: unknown) => {
          console.error(`${DEFAULT_CHANNEL}:`, error);
          process.exit(1);
        },
      );
  },
);
