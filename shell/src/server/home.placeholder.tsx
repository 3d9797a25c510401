import { SLOT_ATTRIBUTE } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { usePlatform } from '@poku/platform';
import { Grid, radius, space, Stack, styled, touchTarget } from '@poku/kit';
import { Bone, CouponBone, TextBone, Waiting } from '@poku/kit/placeholder';
import { HomeRows } from '../layout/home-rows';
import { NoticeRoom, WaysRoom } from '../rooms/home-rooms';
import { ROOM_ATTRIBUTE } from '../rooms/noted-rooms';
import { FIRST_POINTS_SLOT, HOME_SLOT, PARTNER_HOME_SLOT } from '../routes/own-paths';

/** A part of the home, as high as what comes. */
const Part = styled.div<{ readonly $heightPx: number }>`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  height: ${({ $heightPx }) => $heightPx}px;
  overflow: hidden;
`;
/** As high as the buttons of what can be paged through. */
const Large = styled.div`
  display: grid;
  align-items: center;
  min-height: ${touchTarget};
`;
const Tile = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
`;
const Row = styled.div`
  display: flex;
  gap: ${space(3)};
  overflow: hidden;
  > * {
    flex: 0 0 172px;
  }
`;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const heading = <TextBone $font="heading" $width="9rem" />;
const coupons = (
  <Part $heightPx={284}>
    {heading}
    <Row>
      {times(5).map((index) => (
        <CouponBone key={index} />
      ))}
    </Row>
  </Part>
);

/** A partner's home has three ways, and a limited view of the catalogue. */
const PartnerHome = () => (
  <Waiting>
    <Stack $gap={6}>
      <Grid $columns={3} $wideColumns={3}>
        {times(3).map((index) => (
          <Bone key={index} $height="72px" $round={radius.card} />
        ))}
      </Grid>
      <Stack $gap={6} {...{ [SLOT_ATTRIBUTE]: PARTNER_HOME_SLOT }}>
        {coupons}
        {coupons}
      </Stack>
    </Stack>
  </Waiting>
);

/** The rooms of what only some members have are taken out where this device knows of none. Until what is painted of widgets takes their place it is what homes have: something large, small ways, rows of coupons. */
const Home = () => (
  <Waiting>
    <HomeRows $gap={6} {...{ [SLOT_ATTRIBUTE]: HOME_SLOT }}>
      <NoticeRoom {...{ [ROOM_ATTRIBUTE]: STORAGE_KEYS.notice }} />
      <WaysRoom {...{ [ROOM_ATTRIBUTE]: STORAGE_KEYS.firstPoints, [SLOT_ATTRIBUTE]: FIRST_POINTS_SLOT }} />
      <Part $heightPx={237}>
        <Large>{heading}</Large>
        <Grid $columns={1} $wideColumns={3}>
          {times(3).map((index) => (
            <Bone key={index} $ratio="16 / 9" $round={radius.card} />
          ))}
        </Grid>
      </Part>
      <Part $heightPx={199}>
        {heading}
        <Grid $columns={4} $gap={2}>
          {times(8).map((index) => (
            <Tile key={index}>
              <Bone $width="40px" $height="40px" $round={radius.control} />
              <TextBone $font="caption" $width="70%" />
            </Tile>
          ))}
        </Grid>
      </Part>
      {coupons}
      {coupons}
      <Part $heightPx={150}>
        {heading}
        <Bone $height="100px" $round={radius.card} />
      </Part>
      <Part $heightPx={190}>
        {heading}
        <Bone $height="134px" $round={radius.card} />
      </Part>
    </HomeRows>
  </Waiting>
);

/** The home of the origin that it is painted for. */
export const Placeholder = () => (usePlatform().config.partner ? <PartnerHome /> : <Home />);
