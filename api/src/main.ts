import { buildApp } from './app';
import { readApiConfig } from './config/env';
import { openProcessDatabases } from './db/open';
import type { AppDeps } from './deps';
import { createQuotaService } from './modules/access/quota.service';
import { createBrandService } from './modules/brands/service';
import { createSandboxService } from './modules/sandbox/service';
import { createHttpBillers } from './ports/billers';
import { createClock } from './ports/clock';
import { createMessages } from './ports/message-services';
import { createHttpPartners } from './ports/partners';
import { createTurns } from './ports/turns';
import { runProcess } from './process';
import { startWorker } from './worker';

await runProcess(async () => {
  const config = readApiConfig(process.env);
  const databases = await openProcessDatabases(config);
  const deps: AppDeps = {
    db: databases.calls,
    clock: createClock(),
    config,
    messages: createMessages(config),
    partners: createHttpPartners(config.partners),
    billers: createHttpBillers(config.billers),
    turns: createTurns(),
    secure: config.siteOrigins.every((origin) => origin.startsWith('https:')),
  };
  if (config.sandbox) await createSandboxService(deps).fillWhenEmpty();
  await createBrandService(deps).demandRows();
  await createQuotaService(deps).configure();
  const app = await buildApp(deps);
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
  const worker = startWorker({ ...deps, db: databases.jobs }, (error) =>
    app.log.error({ err: error }, 'job failed'),
  );
  app.log.info({ host: config.host, port: config.port, sandbox: config.sandbox }, 'ready');
  return async () => {
    await Promise.all([app.drain(), worker.stop()]);
    await app.close();
    await databases.close();
  };
});
