const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const aheadMs = 7 * hourMs;

/** The day of a moment in WIB, counted from 1970; worked out apart from the API's own way. */
export const wibDay = (at: Date): number => Math.floor((at.getTime() + aheadMs) / dayMs);

/** The hour of a moment in WIB with its part, 0 to under 24. */
export const wibHour = (at: Date): number => ((at.getTime() + aheadMs) % dayMs) / hourMs;

/** When a day begins in WIB, some hours later. */
export const wibTime = (day: number, hours = 0): Date => new Date(day * dayMs - aheadMs + hours * hourMs);

/** A day as `YYYY-MM-DD`. */
export const wibName = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
