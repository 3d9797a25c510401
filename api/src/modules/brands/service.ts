import type { PartnerBrand } from '@poku/contract';
import type { AppDeps } from '../../deps';
import { findBrand, listUnknownSlugs } from './repository';

/** Partners as their origins show them (D3). */
export function createBrandService({ db, config }: Pick<AppDeps, 'db' | 'config'>) {
  return {
    /** The brand of a slug, which anybody may write; null when no partner with a look has it. */
    async find(slug: string | undefined): Promise<Required<PartnerBrand> | null> {
      const row = slug === undefined ? undefined : await findBrand(db, slug);
      if (row === undefined) return null;
      const { id, name, image, pattern, light, dark } = row;
      return {
        slug: row.slug,
        partnerId: id,
        name,
        logo: image,
        look: { pattern, light, dark },
      };
    },

    /**
     * Demands that each partner of the settings has a row, without which its calls and events would be nobody's.
     * @throws Error that names those without one
     */
    async demandRows(): Promise<void> {
      const unknown = await listUnknownSlugs(db, Object.keys(config.partners));
      if (unknown.length > 0)
        throw new Error(
          `Wrong settings:\n  POKU_PARTNERS: no row in the table partner has the slug ${unknown.join(', ')}`,
        );
    },
  };
}
