import { asker, call, flag, list, orElse, record, text, type ValueOf } from '@poku/contract/calls';

const interest = record({
  id: text('interest_id'),
  name: text('interest_name'),
  image: orElse(text('images'), ''),
  isChosen: flag('status', 'number'),
});

/** An interest of 'Preferensi Ku' ([A] §3). */
export type Interest = ValueOf<typeof interest>;

/** All interests in their order, with the member's choice ([A] §7). */
export const interestsCall = call({
  method: 'GET',
  path: '/customerinterest/{clientId}',
  answer: list(interest),
});

/** Replaces the choice; an empty list clears it. `invalid` names an interest that is none. */
export const chooseInterestsCall = call({
  method: 'POST',
  path: '/customerinterest',
  body: {
    clientId: asker(),
    interests: list(record({ id: text('interestId', { maxChars: 256 }) }), 'interestIds', 100),
  },
});

/** All interests in their order, for anybody ([A] §7). */
export const publicInterestsCall = call({
  method: 'GET',
  path: '/interest/{clientId}',
  answer: list(record({ id: text('interestId'), name: text('interestName'), image: text('interestImage') })),
});

/** What a saved choice says ([A] §8). */
export const interestsWording = { saved: 'Preferensi kamu tersimpan!' } as const;
