/** A page to read (D52): `page` from 1, `perPage` 1 to 100. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
}

/** Number of rows before a page. */
export const offsetOf = ({ page, perPage }: PageRequest): number => (page - 1) * perPage;
