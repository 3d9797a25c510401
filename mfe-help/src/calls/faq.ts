import { call, list, record, text, type ValueOf } from '@poku/contract/calls';

const topic = record({
  name: text('topicName'),
  /** Questions and their answers, in their order. */
  entries: list(
    record({
      title: text('topicName'),
      /** HTML (D42). */
      html: text('description'),
    }),
    'listChild',
  ),
});

/** A help topic ([C] §3). */
export type Topic = ValueOf<typeof topic>;

/** The help topics in their order ([C] §7). */
export const topicsCall = call({ method: 'GET', path: '/customerfaq/{clientId}', answer: list(topic) });
