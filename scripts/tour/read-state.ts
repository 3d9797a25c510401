import type { TourPartner } from './addresses';
import type { TourMessage, TourState, TourTrail } from './page/state';

const SHOWN_MESSAGES = 20;

const read = async <T>(url: string): Promise<T> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
};

/**
 * Reads what a member left everywhere. Rejects while a service does not answer.
 * @param api address of the API
 * @param of phone number of the member
 */
export const readState = async (
  api: string,
  partners: readonly TourPartner[],
  of: string,
): Promise<TourState> => {
  const query = new URLSearchParams({ of });
  const [trail, own, ...theirs] = await Promise.all([
    read<{ readonly data: TourTrail }>(`${api}/sandbox/trail?${query}`),
    read<{ readonly data: readonly Omit<TourMessage, 'from'>[] }>(`${api}/sandbox/outbox`),
    ...partners.map(async ({ name, service }) => {
      const messages = await read<readonly Omit<TourMessage, 'from' | 'channel'>[]>(
        `${service}/sandbox/outbox?to=${of}`,
      );
      return messages.map((message) => ({ ...message, from: name, channel: 'sms' as const }));
    }),
  ]);
  const messages = [...own.data.map((message) => ({ ...message, from: 'Poku' })), ...theirs.flat()]
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt))
    .slice(0, SHOWN_MESSAGES);
  const assets = Object.fromEntries(partners.map(({ id, name }) => [`P:${id}`, name]));
  return { trail: trail.data, messages, assets: { POKU: 'Poku', ...assets } };
};
