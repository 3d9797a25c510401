import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState, Stack } from '@poku/kit';
import { CouponHeart } from '../../features/mark-favourite/coupon-heart';
import { paths } from '../../paths';
import { favouritesWording } from '../../wording/favourites';
import { EditorialList } from './editorial-list';
import { FavouriteDetail } from './favourite-detail';
import { loader } from './loader';
import { SignUpPrompt } from './sign-up-prompt';

function EditorialFavouritesPage() {
  const { view, favouriteIds } = useLoaderData<typeof loader>();
  switch (view.status) {
    case 'missing':
      return (
        <EmptyState
          drawing="not-found"
          text={favouritesWording.unknown}
          action={<ButtonLink to={paths.editorialFavourites()}>{favouritesWording.toEditorial}</ButtonLink>}
        />
      );
    case 'detail':
      return (
        <Stack>
          <FavouriteDetail
            coupon={view.coupon}
            heart={<CouponHeart coupon={view.coupon} favouriteIds={favouriteIds} />}
          />
          <SignUpPrompt />
        </Stack>
      );
    case 'list':
      return (
        <Stack>
          <SignUpPrompt />
          <EditorialList coupons={view.coupons} favouriteIds={favouriteIds} />
        </Stack>
      );
  }
}

export const page: PageModule = {
  loader,
  Component: EditorialFavouritesPage,
  title: favouritesWording.editorialTitle,
};
