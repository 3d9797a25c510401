import type { TourJournal, TourState } from './state';
import { MEMBER } from './member';

/** A pane of the tour. */
export type PaneName = 'phone' | 'messages' | 'shop' | 'till' | 'ledger';

/** How everything stood when the tour began. */
export interface Beginning {
  readonly signedInAt: string | null;
  readonly couponUsedAt: string | null;
  readonly newestJournal: number;
  readonly newestMessage: string;
}

/** One thing to do, and what happens then. */
export interface Step {
  readonly title: string;
  readonly press: string;
  readonly watch: string;
  readonly panes: readonly PaneName[];
  /** Whether it happened since the beginning, by what the services tell. */
  readonly isDone: (state: TourState, beginning: Beginning) => boolean;
}

export const beginningOf = ({ trail, messages }: TourState): Beginning => ({
  signedInAt: trail.signedInAt,
  couponUsedAt: trail.couponUsedAt,
  newestJournal: trail.journals[0]?.id ?? 0,
  newestMessage: messages[0]?.sentAt ?? '',
});

/** A time that is later than the one of the beginning. */
const isLater = (time: string | null, before: string | null): boolean =>
  time !== null && time > (before ?? '');

const hasJournal =
  (isIt: (journal: TourJournal) => boolean): Step['isDone'] =>
  ({ trail }, { newestJournal }) =>
    trail.journals.some((journal) => journal.id > newestJournal && isIt(journal));

/** The tour, in its order. */
export const STEPS: readonly Step[] = [
  {
    title: `Sign in as ${MEMBER.firstName}`,
    press: `In the phone: number ${MEMBER.phone}, password ${MEMBER.password}, then “Masuk”.`,
    watch: 'Her own points in the phone are the account “available” of the ledger.',
    panes: ['phone', 'ledger'],
    isDone: ({ trail }, { signedInAt }) => isLater(trail.signedInAt, signedInAt),
  },
  {
    title: 'Ask for a coupon',
    press: 'In “Tukar” look for “Es Kopi Susu Gula Aren” and open it, then “Beli” and “Bayar”.',
    watch: 'The one-time code arrives by SMS. Nothing stands in the ledger yet.',
    panes: ['phone', 'messages'],
    isDone: ({ messages }, { newestMessage }) =>
      messages.some(
        ({ from, otp, sentAt }) => from === 'Poku' && otp !== undefined && sentAt > newestMessage,
      ),
  },
  {
    title: 'Pay with Poku’s points',
    press: 'Type the code of the SMS into the phone; its last digit sends it.',
    watch: 'Two journals at once: a hold takes the points aside, a capture spends them.',
    panes: ['phone', 'ledger'],
    isDone: hasJournal(({ kind }) => kind === 'capture'),
  },
  {
    title: 'Use it at the till',
    press: 'In “Kupon Ku” open the coupon and slide to see its code. Type the code at the till.',
    watch: 'The ticket in the phone is torn while you look. The ledger stays as it is.',
    panes: ['phone', 'till'],
    isDone: ({ trail }, { couponUsedAt }) => isLater(trail.couponUsedAt, couponUsedAt),
  },
  {
    title: 'Earn at a partner’s shop',
    press: `In the shop “Masuk sebagai ${MEMBER.firstName}”, then “Beli” next to “Makan siang”.`,
    watch:
      'DompetNusa tells Poku of the purchase by a signed event; an earn is booked, and the phone shows it.',
    panes: ['shop', 'ledger', 'phone'],
    isDone: hasJournal(({ kind }) => kind === 'earn'),
  },
  {
    title: 'Pay with two sources',
    press:
      'A minute after the first code buy “Paket Sembako Keluarga” (18.500): NusaPoin pays what is missing. Both codes are among the messages.',
    watch: 'A hold, and a debit at NusaPoin in its own asset; then a capture and a settle make both final.',
    panes: ['phone', 'messages', 'ledger'],
    isDone: hasJournal(({ kind }) => kind === 'settle'),
  },
];
