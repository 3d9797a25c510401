import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { BRAND } from '@poku/domain/brand';
import { formatMonth } from '@poku/domain/dates';
import PDFDocument from 'pdfkit';
import type { Statement } from '../service';
import { statementWording as words } from '../wording';
import { drawPage, paginate } from './blocks';
import { statementBlocks } from './content';
import { createPen, PAGE } from './pen';
import { MUTED_SMALL } from './styles';

/**
 * A statement as a PDF on A4, whose texts can be read aloud and copied. The same statement of the same moment gives the same bytes.
 * Pages are made one by one as they are read, with room for other work between them.
 */
export function statementPdf(statement: Statement, createdAt: Date): Readable {
  const month = formatMonth(statement.period.month);
  const title = words.documentTitle(BRAND.points, month);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'id',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: BRAND.name,
      Creator: BRAND.name,
      Producer: BRAND.name,
      CreationDate: createdAt,
    },
  });
  const pen = createPen(document);

  async function* parts(): AsyncGenerator<Buffer> {
    const pages = paginate(statementBlocks(pen, statement));
    const written = (): Buffer[] => {
      const part = document.read() as Buffer | null;
      return part === null ? [] : [part];
    };
    for (const [index, page] of pages.entries()) {
      document.addPage();
      drawPage(page);
      const y = PAGE.height - PAGE.bottom / 2;
      pen.write(title, { x: PAGE.margin, y }, MUTED_SMALL);
      pen.write(words.page(index + 1, pages.length), { right: PAGE.width - PAGE.margin, y }, MUTED_SMALL);
      yield* written();
      await setImmediate();
    }
    document.end();
    yield* written();
  }
  return Readable.from(parts());
}
