import { EmptyState, focusWidth, List, ListItem, Stack, styled } from '@poku/kit';
import { PhoneField } from '@poku/kit/fields';
import { ButtonBone, Waiting } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { prepaidWording } from '../../wording/prepaid';

const Column = styled(Stack)`
  width: 100%;
  max-width: ${focusWidth};
  margin-inline: auto;
`;

const never = () => undefined;

/** A number can be typed at once; the member's own is not known yet. */
export const Placeholder = () => (
  <Waiting>
    <Column>
      <Stack $gap={2}>
        <PhoneField label={prepaidWording.phone} value="" autoComplete="off" onChange={never} />
        <ButtonBone />
      </Stack>
      <EmptyState drawing="search" text={prepaidWording.ask} />
      <List>
        <ListItem
          icon="coupon"
          title={prepaidWording.coupons}
          note={prepaidWording.couponsNote}
          to={paths.billCoupons()}
        />
      </List>
    </Column>
  </Waiting>
);
