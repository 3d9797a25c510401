import type { Asker } from './step-up';

const loadStepUp = () => import(/* webpackChunkName: "step-up" */ './step-up');

/**
 * Asks the member to prove once more who they are, see `PlatformOptions.stepUp`; the dialog is a chunk that nobody loads before. Calls
 * at the same time share one question. Never rejects: what cannot be asked is not proved.
 */
export const createStepUp = (asker: () => Asker): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      return await (await loadStepUp()).askMember(asker());
    } catch (error) {
      console.warn('[poku] step-up failed', error);
      return false;
    } finally {
      asking = undefined;
    }
  };
  return () => (asking ??= ask());
};
