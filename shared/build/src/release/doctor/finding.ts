/** One thing that the doctor found. */
export interface Finding {
  /** `damage`: the store is not what it should be. `note`: good to know; nothing is wrong. */
  readonly kind: 'damage' | 'note';
  /** What is the matter, in one sentence. */
  readonly what: string;
  /** Key of the object, or the name and version of the release. */
  readonly where: string;
  /** What to do about it. */
  readonly todo: string;
}

export const damage = (where: string, what: string, todo: string): Finding => ({
  kind: 'damage',
  what,
  where,
  todo,
});

export const note = (where: string, what: string, todo: string): Finding => ({
  kind: 'note',
  what,
  where,
  todo,
});

export const isDamage = ({ kind }: Finding): boolean => kind === 'damage';

/** What went wrong, in the words of who noticed. */
export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
