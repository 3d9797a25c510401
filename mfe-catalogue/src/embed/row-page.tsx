import type { PageArgs, PageExports } from '@poku/contract';
import { CATALOGUE_PAGE_SIZE } from '@poku/domain/limits/catalogue';
import { ButtonLink, EmptyState, Section, Stack } from '@poku/kit';
import { useLoaderData, useLocation, useParams } from '@poku/kit/router';
import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { categoriesCall, type Category } from '../calls/categories';
import { couponsCall } from '../calls/coupons';
import { popularCall } from '../calls/popular';
import { CouponRow } from '../features/list-coupons/coupon-row';
import { paths } from '../paths';
import { catalogueWording } from '../wording/catalogue';
import { AllOnPoku } from './all-on-poku';
import type { EmbedContext } from './embed-context';

/** The popular coupons, or those of a category. @param limit most of them */
const readRow = async ({ platform, params, request: { signal } }: PageArgs, limit: number) => {
  const { categoryId } = params;
  if (categoryId === undefined) {
    const rows = await platform.call(popularCall, {}, { signal });
    return { name: catalogueWording.popular, rows: rows.slice(0, limit) };
  }
  const [{ coupons: rows }, categories] = await Promise.all([
    platform.call(couponsCall, { filter: { categoryId }, perPage: limit }, { signal }),
    // Only the heading needs them; the coupons are worth showing without it.
    platform.call(categoriesCall, {}, { signal }).catch((): readonly Category[] => []),
  ]);
  return { name: categories.find(({ id }) => id === categoryId)?.name ?? null, rows };
};

/** A list as one row that scrolls sideways, for a narrow place, with a way to all of it on Poku's site. */
export const rowPage = (
  limit: number = CATALOGUE_PAGE_SIZE,
  context: Pick<EmbedContext, 'site' | 'leave'>,
): PageExports => {
  /** How far each row was pushed, by its address: who comes back from a coupon finds it there. */
  const places = new Map<string, number>();

  function Row() {
    const { name, rows } = useLoaderData<typeof readRow>();
    const { categoryId } = useParams();
    const { pathname } = useLocation();
    const row = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const list = row.current?.querySelector('ul');
      if (list) list.scrollLeft = places.get(pathname) ?? 0;
    }, [pathname]);
    const note = ({ target }: UIEvent) => {
      if (target instanceof Element) places.set(pathname, target.scrollLeft);
    };
    return (
      <Section title={name ?? catalogueWording.couponsTitle}>
        {rows.length === 0 ? (
          <EmptyState
            drawing="coupon"
            text={catalogueWording.empty}
            action={
              categoryId !== undefined && (
                <ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>
              )
            }
          />
        ) : (
          <Stack $gap={2} ref={row} onScrollCapture={note}>
            <CouponRow coupons={rows} />
            <AllOnPoku {...context} />
          </Stack>
        )}
      </Section>
    );
  }
  return {
    page: { loader: (args) => readRow(args, limit), Component: Row, title: catalogueWording.title },
  };
};
