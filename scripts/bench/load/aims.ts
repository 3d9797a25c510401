import type { Phase } from '../../arguments/load-parts';
import type { Figure } from './figures';
import { at, known, type Limit } from './limits';
import { type BenchedPage, PAGES, remoteOf } from './pages';
import { medianOf, ratioTo, type Sample } from './samples';

/** Bytes of all JavaScript of a remote, compressed, by the name of the remote. */
export type RemoteSizes = ReadonlyMap<string, number>;

/** What the site is to come to on one page, on the slow network. */
const aimsOfPage = (
  samples: readonly Sample[],
  { path: page, isMember, source }: BenchedPage,
  sizes: RemoteSizes,
): Limit[] => {
  const remote = remoteOf(source);
  const over = (
    phase: Phase,
    figure: Figure,
    atMost: number,
    variant: 'plain' | 'early' = 'plain',
  ): Limit => ({
    what: `${page} ${phase}: ${figure} over ${variant}`,
    atMost,
    measured: ratioTo(samples, at(page, phase), variant, figure),
  });
  const own = (phase: Phase, figure: Figure, atMost: number): Limit => ({
    what: `${page} ${phase}: ${figure}`,
    atMost,
    measured: medianOf(samples, at(page, phase), 'composed', figure),
  });
  const ofVisitor = isMember
    ? [
        over('cold', 'fcpMs', 0.35),
        over('cold', 'visibleMs', 0.7),
        over('repeat', 'visibleMs', 0.6),
        over('cold', 'visibleMs', 0.85, 'early'),
        over('repeat', 'visibleMs', 0.85, 'early'),
        over('worker', 'visibleMs', 0.6),
        over('worker', 'visibleMs', 0.85, 'early'),
      ]
    : [
        over('cold', 'fcpMs', 0.35),
        over('cold', 'lcpMs', 0.35),
        over('repeat', 'fcpMs', 0.6),
        over('repeat', 'lcpMs', 0.6),
        over('cold', 'usableMs', 0.7),
        over('cold', 'usableScriptBytes', 1),
        own('cold', 'usableScriptBytes', 165_000),
      ];
  return [
    ...ofVisitor,
    {
      what: `${page} shell: shellBytes over cold`,
      atMost: 0.03,
      measured:
        medianOf(samples, at(page, 'shell'), 'composed', 'shellBytes') /
        medianOf(samples, at(page, 'cold'), 'composed', 'shellBytes'),
    },
    {
      what: `${page} remote: remoteBytes over all of ${remote}`,
      atMost: 0.05,
      measured: medianOf(samples, at(page, 'remote'), 'composed', 'remoteBytes') / (sizes.get(remote) ?? NaN),
    },
    over('click', 'visibleMs', 0.6),
    ...(['cold', 'repeat', 'worker', 'click'] as const).flatMap((phase) => [
      own(phase, 'cls', 0.02),
      own(phase, 'inpMs', 150),
      own(phase, 'taskMs', 200),
    ]),
  ];
};

/** What the site is to come to. Nothing fails for it. */
export const aimsOf = (samples: readonly Sample[], sizes: RemoteSizes): Limit[] =>
  known(PAGES.flatMap((page) => aimsOfPage(samples, page, sizes)));
