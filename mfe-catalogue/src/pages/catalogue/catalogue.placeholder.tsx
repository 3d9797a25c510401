import { Grid, radius, Section, space, Stack, styled, touchTarget, wide } from '@poku/kit';
import { Bone, TextBone, Waiting } from '@poku/kit/placeholder';
import { popularCall } from '../../calls/popular';
import { ToolsStart } from '../../features/filter-coupons/tools-start';
import { CouponRows } from '../../features/list-coupons/coupon-rows.placeholder';
import { CATEGORIES_COLLAPSED, CATEGORIES_PER_ROW } from '../../limits';
import { catalogueWording } from '../../wording/catalogue';
import { Shortcuts } from './shortcuts';

/** As high as the buttons of a carousel, which has none when all of it is in sight. */
const ButtonsRoom = styled.div`
  height: ${touchTarget};
  ${wide} {
    height: 0;
  }
`;
/** One row, on a phone the first of the slides. */
const Tiles = styled(Grid)`
  > :nth-child(n + ${CATEGORIES_PER_ROW + 1}) {
    display: none;
  }
  ${wide} {
    > :nth-child(n) {
      display: grid;
    }
  }
`;
const Tile = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(1)};
  min-height: 78px;
`;

const never = () => undefined;

export const Placeholder = () => (
  <Waiting>
    <Stack $gap={6}>
      <div>
        <ToolsStart wanted={null} onWant={never} />
      </div>
      <div>
        <Section title={catalogueWording.categories} controls={<ButtonsRoom />}>
          <Tiles $columns={CATEGORIES_PER_ROW} $gap={0}>
            {Array.from({ length: CATEGORIES_COLLAPSED }, (_, index) => (
              <Tile key={index}>
                <Bone $width="40px" $height="40px" $round={radius.control} />
                <TextBone $font="caption" $width="70%" />
              </Tile>
            ))}
          </Tiles>
        </Section>
      </div>
      <Shortcuts />
      <Section title={catalogueWording.popular}>
        <CouponRows of={popularCall} />
      </Section>
    </Stack>
  </Waiting>
);
