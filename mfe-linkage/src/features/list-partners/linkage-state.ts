import type { LinkageItem } from '@poku/contract';
import type { BadgeTone } from '@poku/kit';
import { linkageWording } from '../../wording/linkage';

/** How far a partner is linked, in words and in a tone. A linked one stays so when new links are closed. */
export function linkageState({ isLinked, canLink }: Pick<LinkageItem, 'isLinked' | 'canLink'>): {
  readonly label: string;
  readonly tone: BadgeTone;
} {
  if (isLinked) return { label: linkageWording.linked, tone: 'success' };
  if (!canLink) return { label: linkageWording.comingSoon, tone: 'info' };
  return { label: linkageWording.notLinked, tone: 'neutral' };
}
