import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portsInUse, ROOT } from '@poku/tooling';

/** An origin of the running stack, and under which one of the tour's own hosts the tour shows it. */
export interface Shown {
  readonly inner: URL;
  readonly outer: URL;
}

/** A sandbox partner and where its service answers. */
export interface TourPartner {
  readonly id: string;
  readonly name: string;
  /** Its base address for programs. */
  readonly service: string;
}

interface PartnerRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: 'bank' | 'wallet' | 'phone';
}

const rows = async (): Promise<readonly PartnerRow[]> =>
  JSON.parse(
    await readFile(join(ROOT, 'api/fixtures/partner-services.json'), 'utf8'),
  ) as readonly PartnerRow[];

/** The sandbox partners on the ports of this run. */
export const tourPartners = async (): Promise<readonly TourPartner[]> => {
  const ports = portsInUse();
  return (await rows()).map(({ id, slug, name, kind }) => ({
    id,
    name,
    service: `http://127.0.0.1:${ports[kind].port}/${slug}`,
  }));
};

/**
 * What the tour shows in its panes: the site as Poku and as each partner brand, the pages of the partners, the tills and the biller.
 * All stand below one name, so that a browser takes them for one site and sends the cookies of a page in its frame.
 * @param port of the tour
 */
export const shownOrigins = async (port: number): Promise<readonly Shown[]> => {
  const ports = portsInUse();
  const show = (inner: string, outer: string): Shown => ({
    inner: new URL(`http://${inner}`),
    outer: new URL(`http://${outer}.tour.localhost:${port}`),
  });
  const partners = await rows();
  return [
    show(`localhost:${ports.site.port}`, 'poku'),
    ...partners.map(({ slug }) => show(`${slug}.localhost:${ports.site.port}`, `${slug}.poku`)),
    ...partners.map(({ slug, kind }) =>
      show(`${slug}.partner.localhost:${ports[kind].port}`, `${slug}.partner`),
    ),
    show(`kasir.partner.localhost:${ports.tills.port}`, 'kasir.partner'),
    show(`biller.partner.localhost:${ports.billers.port}`, 'biller.partner'),
  ];
};

/** The tour's own origin. */
export const tourOrigin = (port: number): string => `http://tour.localhost:${port}`;
