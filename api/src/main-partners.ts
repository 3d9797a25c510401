import { partnerKind, type PartnerKind } from '@poku/partner-protocol';
import { readPartnersConfig } from './config/env';
import { openDatabase, partnerMigrations } from './db/open';
import { buildPartners } from './partners/app';
import { createClock } from './ports/clock';
import { runProcess } from './process';

await runProcess(async () => {
  const config = readPartnersConfig(process.env);
  const start = async (kind: PartnerKind): Promise<() => Promise<void>> => {
    const db = await openDatabase({
      url: config.databaseUrl,
      schema: `partners_${kind}`,
      home: config.home,
      cache: config.cache,
      folder: `partners-${kind}`,
      migrations: partnerMigrations(),
    });
    const app = await buildPartners({
      kind,
      db,
      clock: createClock(),
      keys: config.keys,
      pokuUrl: () => config.pokuUrl,
      sitePort: config.sitePort,
      logLevel: config.logLevel,
    });
    const port = config.ports[kind];
    await app.listen({ host: '127.0.0.1', port, listenTextResolver: () => 'listening' });
    app.log.info({ kind, port }, 'ready');
    return async () => {
      await app.close();
      await db.close();
    };
  };
  // One after the other: the first makes the template of an empty database, the others start from it.
  const stops: (() => Promise<void>)[] = [];
  for (const kind of partnerKind.options) stops.push(await start(kind));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
});
