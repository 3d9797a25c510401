// @ts-check
/**
 * What a till keeps in its browser, over a reload and a restart.
 * @typedef {{ reference: string, store: string, token: string, takenAt: string, name: string }} Use a use that Poku does not know yet
 * @typedef {{ reference: string, name: string, takenAt: string, text: string }} Refusal a use that Poku refused; stays until it is read
 * @typedef {object} Kept
 * @property {string[]} keys Poku's public keys
 * @property {Use[]} waiting in the order in which they were taken
 * @property {Refusal[]} refusals
 * @property {Record<string, number>} taken when a code was taken, milliseconds since 1970
 */

/** How long a till remembers what it took: longer than any code stands. */
const REMEMBER_MS = 24 * 60 * 60_000;

/**
 * @param {Kept['taken']} taken
 * @param {number} nowMs
 */
const recentOf = (taken, nowMs) =>
  Object.fromEntries(Object.entries(taken).filter(([, atMs]) => nowMs - atMs < REMEMBER_MS));

/**
 * Opens what the till of a merchant keeps.
 * @param {Pick<Storage, 'getItem' | 'setItem'>} storage
 * @param {string} merchant
 */
export function openTillStore(storage, merchant) {
  const name = `poku-till/${merchant}`;
  /** @returns {Kept} */
  const read = () => ({
    keys: [],
    waiting: [],
    refusals: [],
    taken: {},
    ...JSON.parse(storage.getItem(name) ?? '{}'),
  });
  // Read anew before each change: a second page of the till may have changed it.
  /** @param {(kept: Kept) => Partial<Kept>} change */
  const write = (change) => {
    const kept = read();
    storage.setItem(name, JSON.stringify({ ...kept, ...change(kept) }));
  };
  return {
    read,
    /** The till used a code with a network. @param {string} code @param {number} atMs milliseconds since 1970 */
    know: (code, atMs) => write(({ taken }) => ({ taken: { ...recentOf(taken, atMs), [code]: atMs } })),
    /** A use was taken back. @param {string} code */
    forget: (code) =>
      write(({ taken }) => ({
        taken: Object.fromEntries(Object.entries(taken).filter(([one]) => one !== code)),
      })),
    /** @param {string[]} keys */
    keepKeys: (keys) => write(() => ({ keys })),
    /** @param {Use} use @param {string} code */
    take: (use, code) =>
      write(({ waiting, taken }) => {
        const nowMs = Date.parse(use.takenAt);
        return { waiting: [...waiting, use], taken: { ...recentOf(taken, nowMs), [code]: nowMs } };
      }),
    /** Poku has answered. @param {string} reference @param {Refusal} [refusal] */
    settle: (reference, refusal) =>
      write(({ waiting, refusals }) => ({
        waiting: waiting.filter((use) => use.reference !== reference),
        refusals: [
          ...refusals.filter((one) => one.reference !== reference),
          ...(refusal === undefined ? [] : [refusal]),
        ],
      })),
    /** Somebody has read it. @param {string} reference */
    forgetRefusal: (reference) =>
      write(({ refusals }) => ({ refusals: refusals.filter((one) => one.reference !== reference) })),
  };
}
