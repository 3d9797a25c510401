import type { LegalText } from '@poku/flows/legal';
import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** The texts there are. */
export type LegalKind = 'terms' | 'privacy' | 'about';

/** The text of a kind, or undefined before one was stored. */
export async function findLegalText(tx: Tx, kind: LegalKind): Promise<LegalText | undefined> {
  return first(
    await tx.rows<LegalText & Row>(sql`
      select title, content_html as html, valid_from as "validFrom" from legal_text where kind = ${kind}`),
  );
}
