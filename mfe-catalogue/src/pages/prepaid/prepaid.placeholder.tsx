import { EmptyState, focusWidth, List, ListItem, Stack, styled, touchTarget } from '@poku/kit';
import { PhoneField } from '@poku/kit/fields';
import { TextBone, Waiting } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { prepaidWording } from '../../wording/prepaid';

const Column = styled(Stack)`
  max-width: ${focusWidth};
`;

/** As high as the button that fills in the member's own. */
const OwnNumber = styled.div`
  display: grid;
  align-items: center;
  min-height: ${touchTarget};
`;

const never = () => undefined;

/** A number can be typed at once; the member's own is not known yet. */
export const Placeholder = () => (
  <Waiting>
    <Column>
      <Stack $gap={1}>
        <PhoneField label={prepaidWording.phone} value="" autoComplete="off" onChange={never} />
        <OwnNumber>
          <TextBone $width="14rem" />
        </OwnNumber>
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
