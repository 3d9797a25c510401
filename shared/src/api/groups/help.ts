import type { CallOptions, FaqTopic, HelpApi, LegalText } from '../../contract';
import { topicSlug } from '../../domain';
import type { Transport } from '../transport';
import { list, optionalText, readList, readRecord, text, type WireRecord } from '../wire-record';

const FAQ = '/customerfaq/{clientId}';
const TERMS = '/termcondition';
const PRIVACY = '/privacypolicy';

const readTopic = (record: WireRecord): FaqTopic => ({
  name: text(record, 'topicName'),
  slug: topicSlug(text(record, 'topicName')),
  entries: list(record, 'listChild', (entry) => ({
    title: text(entry, 'topicName'),
    html: optionalText(entry, 'description') ?? '',
  })),
});

/** Help topics and legal texts ([C] §7). */
export function createHelpApi({ get }: Transport): HelpApi {
  const legalText = async (path: string, options?: CallOptions): Promise<LegalText> => {
    const record = readRecord(path, await get(path, options));
    return {
      title: text(record, 'title'),
      html: text(record, 'content'),
      validFrom: text(record, 'validFrom'),
    };
  };
  return {
    faq: async (options) => readList(FAQ, await get(FAQ, options), readTopic),
    terms: (options) => legalText(TERMS, options),
    privacyPolicy: (options) => legalText(PRIVACY, options),
  };
}
