import { call, list, orElse, record, text, type ValueOf } from '@poku/contract/calls';

/** What a category is made of on the wire. */
export const categoryFields = {
  id: text('categoryId'),
  name: text('categoryName'),
  image: orElse(text('categoryImage'), ''),
};
const category = record(categoryFields);

/** A category of coupons ([C] §3); '5' leads to the prepaid packages. */
export type Category = ValueOf<typeof category>;

/** All categories, in their order. */
export const categoriesCall = call({
  method: 'GET',
  path: '/category/{clientId}',
  answer: list(category),
});
