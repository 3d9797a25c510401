import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createNoticeDesk } from '../../src/modules/operators/notice.service';
import { runAsOperator } from '../../src/modules/security/command';
import { createClock } from '../../src/ports/clock';
import {
  kindsText,
  memberNoticesText,
  previewText,
  promotionListText,
  promotionShowText,
  recalledText,
} from './notify-text';
import { withDatabase } from './with-database';

type Desk = ReturnType<typeof createNoticeDesk>;

const clock = createClock();
const print = (text: (desk: Desk) => Promise<string>): Promise<void> =>
  withDatabase(async (db) => console.log(await text(createNoticeDesk({ db, clock }))));

/** Plans the promotion of a file of JSON, and prints it. */
export const schedulePromotion = (
  file: string,
  { by = userInfo().username }: { readonly by?: string },
): Promise<void> =>
  withDatabase(async (db) => {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    const desk = createNoticeDesk({ db, clock });
    const plan = () => desk.schedule(content, by);
    const id = await runAsOperator({ db, clock }, 'notify schedule', plan, by);
    console.log(promotionShowText(await desk.show(id)));
  });

/** Prints the latest promotions. */
export const listPromotions = (): Promise<void> =>
  print(async (desk) => promotionListText(await desk.list()));

/** Prints a promotion with what became of it. */
export const showPromotion = (id: string): Promise<void> =>
  print(async (desk) => promotionShowText(await desk.show(id)));

/** Ends a promotion for those who have not got it, recalls what was not sent, and prints what became of it. */
export const cancelPromotion = (
  id: string,
  { by = userInfo().username }: { readonly by?: string },
): Promise<void> =>
  withDatabase(async (db) => {
    const desk = createNoticeDesk({ db, clock });
    const recalled = await runAsOperator({ db, clock }, `notify cancel ${id}`, () => desk.cancel(id), by);
    console.log(`${recalledText(recalled)}\n\n${promotionShowText(await desk.show(id))}`);
  });

/** Prints a member's newest notices, with what was decided for each channel. @param named a number in any form, or an id */
export const memberNotices = (named: string): Promise<void> =>
  print(async (desk) => memberNoticesText(await desk.ofMember(named)));

/** Prints how each kind of notices is sent. */
export const listNoticeKinds = (): void => console.log(kindsText());

/** Prints the texts of a kind with an example's facts. */
export const previewNotice = (kind: string): void => console.log(previewText(kind, clock.now()));
