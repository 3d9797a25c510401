import { Tabs } from '@poku/kit';
import { Waiting } from '@poku/kit/placeholder';
import { TicketRows } from '../../features/show-ticket/tickets.placeholder';
import { couponsWording } from '../../wording/coupons';
import { Columns } from './my-coupons.styles';
import { TABS } from './tab';

const never = () => undefined;

/** All coupons: an address that asks for some of them is known later. */
export const Placeholder = () => (
  <Waiting>
    <Columns>
      <Tabs label={couponsWording.tabsLabel} items={TABS} selectedId="semua" onSelect={never}>
        <TicketRows />
      </Tabs>
    </Columns>
  </Waiting>
);
