import { type ChannelRule, configOf, named, type ReleaseRule } from '../facts';
import { error } from '../finding';

/** Every claim has the page or widget that it names. */
export const claimRules: ReleaseRule = ({ release }) => {
  const { name, routes, slots, pages, widgets } = release;
  const missing = (kind: 'page' | 'widget', key: string, claim: string) =>
    error(`missing-${kind}`, {
      what: `The claim of ${claim} names the ${kind} ${key}, which the release does not expose.`,
      where: configOf(name),
      fix: `Make src/${kind}s/${key}/${key}.${kind}.tsx, or take the claim away.`,
    });
  return [
    ...routes.filter(({ page }) => !pages[page]?.length).map(({ page, path }) => missing('page', page, path)),
    ...slots
      .filter(({ widget }) => !widgets[widget]?.length)
      .map(({ widget, slot }) => missing('widget', widget, `slot ${slot}`)),
  ];
};

/** What fills a place of the shell or of another remote, and what others fill, does not go by accident. */
export const removalRules: ChannelRule = ({ release }, { live, others, shell }) => {
  const offered = new Map([
    ...(shell?.offers ?? []).map((slot) => [slot, 'the shell'] as const),
    ...others.flatMap((other) => (other.offers ?? []).map((slot) => [slot, named(other)] as const)),
  ]);
  const kept = new Set(release.slots.map(({ slot, widget }) => `${slot} ${widget}`));
  const widgets = (live?.slots ?? [])
    .filter(({ slot, widget }) => offered.has(slot) && !kept.has(`${slot} ${widget}`))
    .map(({ slot, widget }) =>
      error('removed-widget', {
        what: `The widget ${widget}, which fills the slot ${slot} of ${offered.get(slot)}, is gone.`,
        where: configOf(release.name),
        fix: 'Keep it; if it is to go, say so with --allow removed-widget.',
      }),
    );
  const slots = (live?.offers ?? [])
    // Another one may have the place from now on.
    .filter((slot) => !release.offers?.includes(slot) && !offered.has(slot))
    .flatMap((slot) =>
      others
        .filter((other) => other.slots.some((claim) => claim.slot === slot))
        .map((other) =>
          error('removed-slot', {
            what: `The slot ${slot}, which ${named(other)} fills, is gone.`,
            where: `${configOf(release.name)}, offers`,
            fix: 'Keep it until nobody fills it; if it is to go, say so with --allow removed-slot.',
          }),
        ),
    );
  return [...widgets, ...slots];
};

/** Somebody has the place that a widget is for. */
export const slotRules: ChannelRule = ({ release }, { others, shell }) => {
  if (!shell?.offers) return [];
  const offered = new Set([
    ...shell.offers,
    ...(release.offers ?? []),
    ...others.flatMap((other) => other.offers ?? []),
  ]);
  return release.slots
    .filter(({ slot }) => !offered.has(slot))
    .map(({ slot, widget }) =>
      error('slot-nobody-offers', {
        what: `The widget ${widget} is for the slot ${slot}, which nobody who is live offers.`,
        where: `${configOf(release.name)}, slots`,
        fix: `Offered are ${[...offered].sort().join(', ')}. If the remote that offers ${slot} comes later, say so with --allow slot-nobody-offers.`,
      }),
    );
};
