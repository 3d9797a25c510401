import { jakartaDay } from '@poku/domain/dates';
import { randomLetters } from '../../security/random';

/** A transaction number that people can read out: the day in Asia/Jakarta and ten random letters. */
export const orderNumber = (now: Date): string =>
  `PK${jakartaDay(now).replaceAll('-', '')}${randomLetters(10)}`;
