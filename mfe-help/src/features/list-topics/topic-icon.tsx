import { Icon, type IconName, PointMark } from '@poku/kit';

/** By a word of the topic's address: the topics are the operators'. */
const icons: readonly (readonly [word: string, icon: IconName])[] = [
  ['akun', 'profile'],
  ['partner', 'link'],
  ['kupon', 'coupon'],
  ['bayar', 'wallet'],
  ['pulsa', 'phone'],
];

/** What a topic is of, drawn; its name stands beside it. */
export function TopicIcon({ slug }: { readonly slug: string }) {
  const icon = icons.find(([word]) => slug.includes(word))?.[1];
  return icon === undefined && slug.includes('poin') ? (
    <PointMark size={24} />
  ) : (
    <Icon name={icon ?? 'help'} />
  );
}
