/**
 * Loaded before a program of the site whose pictures are taken: its time begins at `POKU_CLOCK_FROM` (ISO 8601) when that was
 * started (`POKU_CLOCK_STARTED`, Unix time in milliseconds) and runs a thousand times slower, so that what is shown of a time is the
 * same in every run. Timers run as ever.
 */
const SLOWER = 1_000;
const fromMs = Date.parse(process.env.POKU_CLOCK_FROM ?? '');
const startedMs = Number(process.env.POKU_CLOCK_STARTED);
const realNow = Date.now.bind(Date);
const now = () => Math.floor(fromMs + (realNow() - startedMs) / SLOWER);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
