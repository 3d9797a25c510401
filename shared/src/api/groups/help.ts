import type { FaqTopic, HelpApi } from '../../contract';
import { topicSlug } from '../../domain';
import type { Transport } from '../transport';
import { list, optionalText, readList, text, type WireRecord } from '../wire-record';

const FAQ = '/customerfaq/{clientId}';

const readTopic = (record: WireRecord): FaqTopic => ({
  name: text(record, 'topicName'),
  slug: topicSlug(text(record, 'topicName')),
  entries: list(record, 'listChild', (entry) => ({
    title: text(entry, 'topicName'),
    html: optionalText(entry, 'description') ?? '',
  })),
});

/** Help topics ([C] §7). */
export function createHelpApi({ get }: Transport): HelpApi {
  return { faq: async (options) => readList(FAQ, await get(FAQ, options), readTopic) };
}
