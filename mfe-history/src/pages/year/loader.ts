import type { PageArgs } from '@poku/contract';
import { yearCall } from '../../calls/year';

/** The year of an address; undefined for none, and for what is no year. */
const askedYear = (url: string): number | undefined => {
  const text = new URL(url).searchParams.get('tahun') ?? '';
  return /^[1-9]\d{3}$/.test(text) ? Number(text) : undefined;
};

export const loader = ({ platform, request: { url, signal } }: PageArgs) =>
  platform.call(yearCall, { year: askedYear(url) }, { signal });
