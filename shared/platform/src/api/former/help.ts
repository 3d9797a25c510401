import type { CallOptions, FaqTopic, FeedbackQuestion, HelpApi, LegalText } from '@poku/contract';
import { topicSlug } from '@poku/domain/topic-slug';
import type { Transport } from '../transport';
import { list, optionalText, readList, readRecord, text, type WireRecord, wholes } from '../wire-record';

const FAQ = '/customerfaq/{clientId}';
const TERMS = '/termcondition';
const PRIVACY = '/privacypolicy';
const ABOUT = '/about';
const TICKET = '/ticket';
const QUESTIONS = '/question/{clientId}';
const FEEDBACK = '/feedback';

const readTopic = (record: WireRecord): FaqTopic => ({
  name: text(record, 'topicName'),
  slug: topicSlug(text(record, 'topicName')),
  entries: list(record, 'listChild', (entry) => ({
    title: text(entry, 'topicName'),
    html: optionalText(entry, 'description') ?? '',
  })),
});

const readQuestion = (record: WireRecord): FeedbackQuestion => ({
  id: text(record, 'questionId'),
  text: text(record, 'question'),
  lowStars: wholes(record, 'listMinRatting'),
});

/** Help topics, legal texts, reports and feedback ([C] §7). */
export function createHelpApi({ get, post, clientId }: Transport): HelpApi {
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
    about: (options) => legalText(ABOUT, options),
    report: async (message) => {
      const body = { clientId: clientId(), message };
      return { number: text(readRecord(TICKET, await post(TICKET, { body })), 'ticketNumber') };
    },
    questions: async (options) => readList(QUESTIONS, await get(QUESTIONS, options), readQuestion),
    sendFeedback: async ({ ratings, comment }) => {
      const questionRatting = ratings.map(({ questionId, stars }) => ({ questionId, ratting: stars }));
      const body = { clientId: clientId(), questionRatting, comment };
      await post(FEEDBACK, { body });
    },
  };
}
