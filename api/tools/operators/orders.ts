import type { AppDeps } from '../../src/deps';
import { actsOf } from '../../src/modules/operators/act.repository';
import { createRefundDesk } from '../../src/modules/operators/refund.service';
import { createOperatorService } from '../../src/modules/operators/service';
import { createSagaService } from '../../src/modules/payment/saga/saga.service';
import { runAsOperator } from '../../src/modules/security/command';
import { createClock } from '../../src/ports/clock';
import { createHttpPartners } from '../../src/ports/partners';
import { operatorOf } from './operator';
import { listText, reconcileText, showText } from './order-text';
import { withDatabase } from './with-database';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>;

const withOrders = (work: (deps: Deps) => Promise<void>): Promise<void> =>
  withDatabase((db, config) =>
    work({ db, config, clock: createClock(), partners: createHttpPartners(config.partners) }),
  );

/** Prints the orders that are not over, the stuck ones first. */
export const listOrders = (): Promise<void> =>
  withOrders(async (deps) => console.log(listText(await createOperatorService(deps).list())));

/** Prints an order with its legs and what operators did to it. */
export const showOrder = (number: string): Promise<void> =>
  withOrders(async (deps) => {
    const order = await createOperatorService(deps).show(number);
    console.log(showText(order, await actsOf(deps.db, number)));
  });

/** Asks the partners of an open order now, and prints the order. */
export const inquireOrder = (number: string): Promise<void> =>
  withOrders(async (deps) => {
    await runAsOperator(deps, `orders inquire ${number}`, () => createSagaService(deps).inquire(number));
    console.log(showText(await createOperatorService(deps).show(number)));
  });

/** Gives a completed order back to its sources, or keeps the wish until a second operator has it, and prints the order. */
export const refundOrder = (
  number: string,
  { reason, by }: { readonly reason?: string; readonly by?: string },
): Promise<void> =>
  withOrders(async (deps) => {
    const outcome = await runAsOperator(deps, `orders refund ${number}`, () =>
      createRefundDesk(deps).refund(number, operatorOf(by), reason?.trim()),
    );
    const order = await createOperatorService(deps).show(number);
    console.log(showText(order, await actsOf(deps.db, number)));
    if (outcome !== 'refunded') console.log(`\nThe refund ${outcome}.`);
  });

/** Compares a partner's statement with our orders. Sets the exit code 1 when they differ. */
export const reconcileOrders = (partner: string): Promise<void> =>
  withOrders(async (deps) => {
    const result = await createOperatorService(deps).reconcile(partner);
    console.log(reconcileText(result));
    if (result.differences.length > 0) process.exitCode = 1;
  });
