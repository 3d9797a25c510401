import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonConfig, compile } from '@poku/build/webpack';
import { pokuHome, requireFreePorts, ROOT } from '@poku/tooling';
import { generateMedia } from '../media';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
};

const EXAMPLES = /[\\/]gallery[\\/]parts[\\/].+\.tsx$/;

/** Serves every part of the kit in its states with its code, until this process is told to end. */
export const serveGallery = async (): Promise<void> => {
  const port = Number(process.env.POKU_UI_PORT ?? 3030);
  await requireFreePorts([{ what: 'gallery', variable: 'POKU_UI_PORT', port }]);

  const folder = join(pokuHome(), 'ui');
  const common = commonConfig();
  await compile({
    ...common,
    context: `${ROOT}shared/kit`,
    entry: { gallery: './gallery/main.tsx' },
    output: { ...common.output, path: folder, filename: 'gallery.js' },
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        { test: EXAMPLES, enforce: 'pre', loader: join(ROOT, 'scripts/ui/example-loader.mjs') },
      ],
    },
  });
  await generateMedia(folder);

  const page = join(ROOT, 'shared/kit/gallery/index.html');

  process.on('disconnect', () => process.exit(0));
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isAsset = /^\/(gallery\.js|media\/[\w/-]+\.svg)$/.test(pathname);
    const file = isAsset ? join(folder, pathname) : page;
    readFile(file).then(
      (bytes) =>
        response
          .writeHead(200, { 'content-type': TYPES[file.slice(file.lastIndexOf('.'))] ?? 'text/plain' })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(port, '127.0.0.1', () => console.log(`The kit: http://localhost:${port} (Ctrl-C ends it)`));
};
