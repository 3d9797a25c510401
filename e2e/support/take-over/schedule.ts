import type { Draw } from './draw';
import type { PagePlan } from './plans';
import { EDITING_KEYS } from './typed';

/** One thing that somebody does, or the moment at which the scripts may come. */
export type Step =
  | { readonly do: 'enter'; readonly field: number; readonly by: 'click' | 'tap' }
  | { readonly do: 'tab'; readonly to: 1 | -1 }
  | { readonly do: 'key'; readonly key: string }
  /** One of the characters of the field that has the focus. */
  | { readonly do: 'type'; readonly nth: number }
  | { readonly do: 'eye'; readonly by: 'click' | 'tap' | 'Space' }
  | { readonly do: 'scroll'; readonly toPx: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'scripts' }
  | { readonly do: 'send'; readonly by: 'click' | 'twice' | 'Enter' };

const MOST_STEPS = 24;
const MOST_WAIT_MS = 150;
const MOST_SCROLL_PX = 600;
/** Keys that belong together come in a row. */
const MOST_KEYS = 4;
const MOST_CHARACTERS = 12;

const drawKeys = ({ below, one }: Draw): Step[] =>
  Array.from({ length: 1 + below(MOST_KEYS) }, () =>
    below(3) === 0 ? { do: 'key', key: one(EDITING_KEYS) } : { do: 'type', nth: below(MOST_CHARACTERS) },
  );

/** What would pass the checks, so that half of the forms that are sent go out. */
const valid: Readonly<Record<string, string>> = { phone: '81200000002', password: 'Rahasia123' };

const fillAll = ({ fields }: PagePlan): Step[] =>
  fields.flatMap(({ name }, field) => [
    { do: 'enter', field, by: 'tap' },
    ...[...(valid[name] ?? '')].map((key): Step => ({ do: 'key', key })),
  ]);

/** Draws what somebody does on a page, with the moment of the scripts anywhere in it. */
export const drawSchedule = (draw: Draw, plan: PagePlan): readonly Step[] => {
  const { below, one } = draw;
  const steps: Step[] = plan.send && below(2) === 0 ? fillAll(plan) : [];
  const length = steps.length + 4 + below(MOST_STEPS);
  while (steps.length < length) {
    const kinds: readonly (() => Step[])[] = [
      () => [{ do: 'enter', field: below(plan.fields.length), by: one(['click', 'tap'] as const) }],
      () => drawKeys(draw),
      () => drawKeys(draw),
      () => [{ do: 'tab', to: one([1, -1] as const) }],
      () => [{ do: 'wait', ms: below(MOST_WAIT_MS) }],
      () => [{ do: 'scroll', toPx: below(MOST_SCROLL_PX) }],
      ...(plan.hasPassword
        ? [(): Step[] => [{ do: 'eye', by: one(['click', 'tap', 'Space'] as const) }]]
        : []),
    ];
    steps.push(...one(kinds)());
  }
  if (plan.send && below(2) === 0) steps.push({ do: 'send', by: one(['click', 'twice', 'Enter'] as const) });
  steps.splice(below(steps.length + 1), 0, { do: 'scripts' });
  return steps;
};

/** A schedule in one line, to be read. */
export const tellSchedule = (steps: readonly Step[]): string =>
  steps.map((step) => Object.values(step).join(' ')).join(', ');
