import { partnerKind, type PartnerKind } from '@poku/partner-protocol';
import { readPartnersConfig } from './config/env';
import { sandboxMerchantKeys } from './config/sandbox';
import { billerMigrations, openDatabase, partnerMigrations } from './db/open';
import { buildBillers } from './billers/app';
import { buildPartners } from './partners/app';
import { createClock } from './ports/clock';
import { runProcess } from './process';
import { buildTills } from './tills/app';

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
  const startTills = async (): Promise<() => Promise<void>> => {
    const app = buildTills({
      keysOf: sandboxMerchantKeys,
      pokuUrl: () => config.pokuUrl,
      logLevel: config.logLevel,
    });
    const port = config.tillsPort;
    await app.listen({ host: '127.0.0.1', port, listenTextResolver: () => 'listening' });
    app.log.info({ kind: 'tills', port }, 'ready');
    return () => app.close();
  };
  const startBillers = async (): Promise<() => Promise<void>> => {
    const db = await openDatabase({
      url: config.databaseUrl,
      schema: 'partners_biller',
      home: config.home,
      cache: config.cache,
      folder: 'partners-biller',
      migrations: billerMigrations(),
    });
    const app = buildBillers({
      db,
      clock: createClock(),
      keys: config.billerKeys,
      pokuUrl: () => config.pokuUrl,
      logLevel: config.logLevel,
    });
    const port = config.billersPort;
    await app.listen({ host: '127.0.0.1', port, listenTextResolver: () => 'listening' });
    app.log.info({ kind: 'billers', port }, 'ready');
    return async () => {
      await app.close();
      await db.close();
    };
  };
  // One after the other: the first makes the template of an empty database, the others start from it.
  const stops: (() => Promise<void>)[] = [];
  for (const kind of partnerKind.options) stops.push(await start(kind));
  stops.push(await startTills());
  stops.push(await startBillers());
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
});
