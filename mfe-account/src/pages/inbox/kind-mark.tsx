import { Icon, type IconName, PointMark } from '@poku/kit';

/** By the begin of a kind; any other one has a bell. */
const ICONS: readonly (readonly [string, IconName])[] = [
  ['points-ending', 'history'],
  ['coupon', 'coupon'],
  ['payment', 'wallet'],
  ['link', 'link'],
  ['package', 'phone'],
  ['promo', 'gift'],
];

/** What a notice is about, at a glance. */
export function KindMark({ kind }: { readonly kind: string }) {
  if (kind === 'points-arrived') return <PointMark size={24} />;
  return <Icon name={ICONS.find(([begin]) => kind.startsWith(begin))?.[1] ?? 'bell'} />;
}
