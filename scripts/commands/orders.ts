import { parseArgs } from 'node:util';
import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { actsOf } from '../../api/src/modules/operators/act.repository';
import { createRefundDesk } from '../../api/src/modules/operators/refund.service';
import { createOperatorService } from '../../api/src/modules/operators/service';
import { createSagaService } from '../../api/src/modules/payment/saga/saga.service';
import { runAsOperator } from '../../api/src/modules/security/command';
import { createClock } from '../../api/src/ports/clock';
import { createHttpPartners } from '../../api/src/ports/partners';
import { operatorOf } from '../operators/operator';
import { listText, reconcileText, showText } from '../operators/order-text';

/**
 * `npm run orders -- <command>`, for operators (docs/operators.md), with the settings of the API; the embedded database must
 * not be in use. Leaves with code 1 when something is refused or differs.
 */
const usage = `npm run orders -- <command>
  list                           orders that are not over, the stuck ones first
  show <number>                  an order with its legs
  inquire <number>               asks the partners of an open order now
  refund <number> --reason "…" [--by <name>]
                                 gives a completed order back to its sources; you by default. Above POKU_REFUND_LIMIT a
                                 second operator does the same (--reason may be left out then)
  reconcile <partner>            compares a partner's statement with our orders`;

const wrongUse = (): never => {
  throw new Error(usage);
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, by: { type: 'string' } },
  });
  const [command, subject = ''] = positionals;
  const needsSubject = command !== 'list';
  if (!['list', 'show', 'inquire', 'refund', 'reconcile'].includes(command ?? '')) wrongUse();
  if (needsSubject && subject === '') wrongUse();
  const config = readApiConfig(process.env);
  const db = await openApiDatabase(config);
  try {
    const deps = { db, clock: createClock(), partners: createHttpPartners(config.partners) };
    const operators = createOperatorService(deps);
    const saga = createSagaService(deps);
    switch (command) {
      case 'list':
        console.log(listText(await operators.list()));
        break;
      case 'inquire':
        await runAsOperator(deps, `orders inquire ${subject}`, () => saga.inquire(subject));
        console.log(showText(await operators.show(subject)));
        break;
      case 'refund': {
        const desk = createRefundDesk({ ...deps, config });
        const outcome = await runAsOperator(deps, `orders refund ${subject}`, () =>
          desk.refund(subject, operatorOf(values.by), values.reason?.trim()),
        );
        console.log(showText(await operators.show(subject), await actsOf(db, subject)));
        if (outcome !== 'refunded') console.log(`\nThe refund ${outcome}.`);
        break;
      }
      case 'reconcile': {
        const result = await operators.reconcile(subject);
        console.log(reconcileText(result));
        if (result.differences.length > 0) process.exitCode = 1;
        break;
      }
      default:
        console.log(showText(await operators.show(subject), await actsOf(db, subject)));
    }
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
