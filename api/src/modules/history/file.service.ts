import { Readable } from 'node:stream';
import { historyTermWording } from '@poku/mfe-history/calls/history';
import { jakartaDay } from '@poku/domain/dates';
import type { AppDeps } from '../../deps';
import type { ServedFile } from '../../http/serve';
import { listBurns } from './burn.repository';
import { type Cells, csv } from './csv';
import { listEarns } from './earn.repository';
import { burnCells, burnHeader, earnCells, earnHeader } from './file-cells';
import { type FilterQuery, filterOf, type HistoryFilter } from './filter';
import type { HistoryPlace } from './place.repository';

/** Most rows of a file, and rows that are read at once. */
interface FileSize {
  rowsMax: number;
  rowsAtOnce: number;
}
const usualSize: FileSize = { rowsMax: 50_000, rowsAtOnce: 1000 };

/** The member's history as files for a spreadsheet. */
export function createHistoryFileService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { rowsMax, rowsAtOnce }: FileSize = usualSize,
) {
  const file = async <R extends { number: string; at_us: number }>(
    name: string,
    [header, cellsOf]: readonly [Cells, (row: R) => Cells],
    read: (after: HistoryPlace | undefined, limit: number) => Promise<R[]>,
  ): Promise<ServedFile> => {
    // Read before anything is sent, so that a failure is answered as one.
    const first = await read(undefined, Math.min(rowsAtOnce, rowsMax));
    async function* texts(): AsyncGenerator<string> {
      yield csv([header], true);
      let rows = first;
      for (let sent = 0; ;) {
        if (rows.length > 0) yield csv(rows.map(cellsOf));
        sent += rows.length;
        const last = rows.at(-1);
        const limit = Math.min(rowsAtOnce, rowsMax - sent);
        if (last === undefined || rows.length < rowsAtOnce || limit <= 0) return;
        rows = await read({ key: last.at_us, id: last.number }, limit);
      }
    }
    return { name, content: Readable.from(texts()) };
  };

  const windowOf = (filter: HistoryFilter, after: HistoryPlace | undefined, limit: number) => ({
    filter,
    after,
    limit,
    offset: 0,
  });
  const today = (): string => jakartaDay(clock.now());

  return {
    /** The earns that the filter lets through, newest first (D53), at most the newest 50,000; named by today's WIB day. */
    earns(memberId: string, query: FilterQuery): Promise<ServedFile> {
      const filter = filterOf(query);
      return file(historyTermWording.csvName('raih', today()), [earnHeader, earnCells], (after, limit) =>
        listEarns(db, memberId, windowOf(filter, after, limit)),
      );
    },

    /** The same of burns. */
    burns(memberId: string, query: FilterQuery): Promise<ServedFile> {
      const filter = filterOf(query);
      return file(historyTermWording.csvName('tukar', today()), [burnHeader, burnCells], (after, limit) =>
        listBurns(db, memberId, windowOf(filter, after, limit)),
      );
    },
  };
}
