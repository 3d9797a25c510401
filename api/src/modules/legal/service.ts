import { commonWording } from '@poku/domain/wording/common';
import type { LegalText } from '@poku/flows/legal';
import type { AppDeps } from '../../deps';
import { notFound } from '../../http/errors';
import { findLegalText, type LegalKind } from './repository';

/** Terms, privacy policy and what Poku is. */
export function createLegalService({ db }: Pick<AppDeps, 'db'>) {
  return {
    /** A text ([C] §7); its HTML was checked when it was stored (D42). Refuses with 404 before one was stored. */
    async text(kind: LegalKind): Promise<LegalText> {
      const text = await findLegalText(db, kind);
      if (text === undefined) throw notFound(commonWording.notFoundText);
      return text;
    },
  };
}
