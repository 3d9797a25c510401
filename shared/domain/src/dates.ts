/** A moment: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

/** Shown when a moment is not one. */
const UNKNOWN = '-';
/** Asia/Jakarta is UTC+7 all year (D8). */
const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1_000;

/** Indonesian month names, January first ([A] §2); the embed alone puts others in their place (decision 058). */
export const MONTHS = [
  ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
  ...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
] as const;
/** Indonesian day names, Sunday first. */
const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** The moment as a Date whose UTC fields read as Asia/Jakarta time, or `undefined` when it is none. */
const inJakarta = (moment: Moment): Date | undefined => {
  const shifted = new Date(new Date(moment).getTime() + JAKARTA_OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? undefined : shifted;
};

/** `DD/MM/YYYY` in Asia/Jakarta ([A] §5); `-` when it is no moment. */
export function formatDate(moment: Moment): string {
  const date = inJakarta(moment);
  if (!date) return UNKNOWN;
  return `${pad(date.getUTCDate())}/${pad(date.getUTCMonth() + 1)}/${pad(date.getUTCFullYear(), 4)}`;
}

/** `DD MMM YYYY` in Asia/Jakarta with Indonesian months, `21 Nov 2026` ([A] §5); `-` when it is no moment. */
export function formatDay(moment: Moment): string {
  const date = inJakarta(moment);
  if (!date) return UNKNOWN;
  const month = MONTHS[date.getUTCMonth()]?.slice(0, 3) ?? '';
  return `${pad(date.getUTCDate())} ${month} ${pad(date.getUTCFullYear(), 4)}`;
}

/** A month of the calendar by its Indonesian name, `November 2026`. @param month `YYYY-MM` */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? UNKNOWN} ${year}`;
}

/** `formatDay` after the Indonesian day name, `Sabtu, 21 Nov 2026` ([A] §5); `-` when it is no moment. */
export function formatWeekday(moment: Moment): string {
  const date = inJakarta(moment);
  return date ? `${DAYS[date.getUTCDay()] ?? ''}, ${formatDay(moment)}` : UNKNOWN;
}

/** `HH:mm WIB` in Asia/Jakarta ([A] §5); `-` when it is no moment. */
export function formatTime(moment: Moment): string {
  const date = inJakarta(moment);
  return date ? `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} WIB` : UNKNOWN;
}

/** The day in Asia/Jakarta as `YYYY-MM-DD`, the key by which history is grouped (D53); `-` when it is no moment. */
export function jakartaDay(moment: Moment): string {
  const date = inJakarta(moment);
  if (!date) return UNKNOWN;
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}

/**
 * When something was, as short as it can be said: `14:05 WIB`, with the day in front (`20 Nov 2026 14:05 WIB`) when that is
 * not today's in Asia/Jakarta; `-` when it is no moment.
 * @param now default the device's time
 */
export function formatRecent(moment: Moment, now: Moment = new Date()): string {
  if (!inJakarta(moment) || jakartaDay(moment) === jakartaDay(now)) return formatTime(moment);
  return `${formatDay(moment)} ${formatTime(moment)}`;
}

/** What is left of a wait, `mm:ss`; an hour is 60 minutes. @param seconds whole seconds, 0 or more */
export function formatCountdown(seconds: number): string {
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Whether `YYYY-MM-DD` names a day that exists, from the year 1000 on: a database cannot keep the time zone's hours before year 1. */
export function isCalendarDay(value: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The greeting of the home (a key of `homeWording.greeting`) by the hour of the device ([A] §2, D8). @param hour 0 to 23 */
export function greetingFor(hour: number): 'pagi' | 'siang' | 'sore' | 'malam' {
  if (hour >= 18 || hour < 4) return 'malam';
  if (hour >= 14) return 'sore';
  return hour >= 10 ? 'siang' : 'pagi';
}
