import { readPartnersConfig } from './config/env';
import { openDatabase, partnerMigrations } from './db/open';
import { buildPartners } from './partners/app';
import { createPartnerService } from './partners/service';
import { runProcess } from './process';

await runProcess(async () => {
  const config = readPartnersConfig(process.env);
  const db = await openDatabase({
    url: config.databaseUrl,
    home: config.home,
    folder: 'partners',
    migrations: partnerMigrations(),
  });
  await createPartnerService({ db }).fillWhenEmpty();
  const app = await buildPartners({ db, key: config.key, logLevel: config.logLevel });
  await app.listen({ host: '127.0.0.1', port: config.port, listenTextResolver: () => 'listening' });
  app.log.info({ port: config.port }, 'ready');
  return async () => {
    await app.close();
    await db.close();
  };
});
