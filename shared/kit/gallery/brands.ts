import { readPartnerBrand } from '@poku/domain/partner-look';
import partners from '../../../api/fixtures/partners.json';

/** The sandbox partners with a look of their own. */
export const brands = partners
  .filter(({ look }) => look !== null)
  .map(({ id, image, ...row }) => readPartnerBrand({ ...row, partnerId: id, logo: image }))
  .filter((brand) => brand !== null);
