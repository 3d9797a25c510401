import { isApiError } from '@poku/platform';
import type { LinkageItem, PageArgs } from '@poku/contract';
import { ewalletsCall } from '@poku/flows/linking/calls/partners';

/** How many of a list are linked. */
export interface LinkedCount {
  readonly linked: number;
  readonly all: number;
}

/** The way on stands without the counts, so a list that cannot be read is no failure of the page. */
async function countOf(reading: Promise<readonly LinkageItem[]>): Promise<LinkedCount | null> {
  try {
    const items = await reading;
    return { linked: items.filter(({ isLinked }) => isLinked).length, all: items.length };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}

export async function loader({ platform, request: { signal } }: PageArgs) {
  const { api, call } = platform;
  const [partners, ewallets] = await Promise.all([
    countOf(api.linkage.partners({ signal })),
    countOf(call(ewalletsCall, {}, { signal })),
  ]);
  return { partners, ewallets };
}
