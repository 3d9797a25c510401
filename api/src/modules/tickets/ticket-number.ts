import { randomLetters } from '../../security/random';

/** A report's number that people can read out and nobody can guess: `LAP-XXXXX-XXXXX`, 50 random bits. */
export const ticketNumber = (): string => `LAP-${randomLetters(5)}-${randomLetters(5)}`;
