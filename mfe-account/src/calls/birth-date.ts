import { isCalendarDay, jakartaDay, type Moment } from '@poku/domain/dates';
import { accessWording } from '@poku/domain/wording/access';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last birth date that is accepted, `YYYY-MM-DD`: yesterday in Asia/Jakarta ([A] §5). */
export function lastBirthDate(now: Moment): string {
  return jakartaDay(new Date(now).getTime() - DAY_MS);
}

/**
 * Checks a birth date: required, from 1900-01-01 to yesterday ([A] §5).
 * @param value `YYYY-MM-DD`
 * @param now the present moment
 * @returns the text to show, or `undefined`
 */
export function validateBirthDate(value: string, now: Moment): string | undefined {
  if (value === '') return accessWording.birthDateEmpty;
  const fits = isCalendarDay(value) && value >= BIRTH_DATE_FIRST && value <= lastBirthDate(now);
  return fits ? undefined : accessWording.birthDateInvalid;
}

/** First birth date that is accepted, `YYYY-MM-DD` ([A] §5). */
const BIRTH_DATE_FIRST = '1900-01-01';
