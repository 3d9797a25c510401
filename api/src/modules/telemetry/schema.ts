import type { wire } from '@poku/contract';
import {
  TELEMETRY_CLS_MAX,
  TELEMETRY_COUNT_MAX,
  TELEMETRY_ERRORS,
  TELEMETRY_MS_MAX,
  TELEMETRY_RELEASES_MAX,
} from '@poku/domain/telemetry';
import {
  THROWN_FILE,
  THROWN_FRAMES_MAX,
  THROWN_KINDS,
  THROWN_MAX,
  THROWN_MESSAGES,
  THROWN_MODULE,
  THROWN_NAMES,
  THROWN_PLACE_MAX,
} from '@poku/domain/thrown';
import { z } from 'zod';

/** Names as the release store takes them. */
const name = z.string().regex(/^\w[\w.+-]{0,63}$/);
const count = z.number().int().min(0).max(TELEMETRY_COUNT_MAX);
const ms = z.number().int().min(0).max(TELEMETRY_MS_MAX);
const errorClass = z.enum(TELEMETRY_ERRORS);

const place = z
  .number()
  .int()
  .min(1)
  .max(THROWN_PLACE_MAX - 1);
const frame = z.strictObject({ file: z.string().regex(THROWN_FILE), line: place, column: place });

/** An error; all of it is of closed lists, or a name that a build gives. */
const thrown = z.strictObject({
  kind: z.enum(THROWN_KINDS),
  module: z.string().regex(THROWN_MODULE),
  name: z.enum(THROWN_NAMES),
  message: z.enum(THROWN_MESSAGES),
  frames: z.array(frame).max(THROWN_FRAMES_MAX),
});

/** `POST /telemetry`. What is not listed is refused, so that nothing of a member can come in. */
export const report = z.strictObject({
  channel: name,
  releases: z
    .array(
      z.strictObject({
        name,
        version: name,
        loads: count,
        errors: z.partialRecord(errorClass, count),
        loadMs: z.array(ms).max(TELEMETRY_COUNT_MAX),
        lcpMs: ms.optional(),
        inpMs: ms.optional(),
        clsMilli: z.number().int().min(0).max(TELEMETRY_CLS_MAX).optional(),
        thrown: z.array(thrown).max(THROWN_MAX).optional(),
      }),
    )
    .min(1)
    .max(TELEMETRY_RELEASES_MAX),
}) satisfies z.ZodType<wire.WireTelemetryReport>;

/** ISO 8601, or seconds since 1970. */
const time = z
  .string()
  .max(64)
  .transform((text, context) => {
    const date = new Date(/^\d{1,12}$/.test(text) ? Number(text) * 1_000 : text);
    if (!Number.isNaN(date.getTime())) return date;
    context.addIssue('must be ISO 8601, or seconds since 1970');
    return z.NEVER;
  });

export const remoteParams = z.object({ remote: name });
export const rangeQuery = z.object({ channel: name, from: time.optional(), to: time.optional() });

export const votesQuery = z.object({
  channel: name,
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});

export const errorsQuery = z.object({ channel: name, from: time.optional(), version: name.optional() });

const p75 = z.number().nullable();

const errors = z.partialRecord(errorClass, z.number());
const histogram = z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.number() }));

export const figures = z.object({
  version: z.string(),
  loads: z.number(),
  errors,
  loadTimes: histogram,
  p75: z.object({ loadMs: p75, lcpMs: p75, inpMs: p75, clsMilli: p75 }),
}) satisfies z.ZodType<wire.WireTelemetryFigures>;

const vitals = z.object({ lcpMs: histogram, inpMs: histogram, clsMilli: histogram });
const votes = z.object({ voters: z.number(), errors, loadTimes: histogram, vitals: vitals.optional() });

export const voted = z.object({
  version: z.string(),
  members: votes,
  networks: votes,
}) satisfies z.ZodType<wire.WireTelemetryVoted>;

export const thrownErrors = z.object({
  from: z.string(),
  groups: z.array(
    z.object({
      version: z.string(),
      kind: z.enum([...THROWN_KINDS, 'other']),
      module: z.string(),
      name: z.string(),
      message: z.string(),
      frames: z.array(z.object({ file: z.string(), line: z.number(), column: z.number() })),
      count: z.number(),
      firstSeen: z.string(),
      lastSeen: z.string(),
    }),
  ),
  releases: z.array(z.object({ version: z.string(), loads: z.number() })),
}) satisfies z.ZodType<wire.WireTelemetryErrors>;
