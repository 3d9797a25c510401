import { playgroundHtml } from './embed-frame';
import type { EmbedRelease } from './registry-document';

const file = (name: string): EmbedRelease['files'][number] => ({
  ...{ name, bytes: 1, gzipBytes: 1, brotliBytes: 1 },
  integrity: `sha384-${name}`,
});

test('the playground is made of the scripts of its release, each with its integrity', () => {
  const html = playgroundHtml({ version: '1', files: [file('loader.js'), file('playground.js')] });
  expect(html).toContain('src="/embed/1/loader.js" integrity="sha384-loader.js"');
  expect(html).toContain('src="/embed/1/playground.js" integrity="sha384-playground.js"');
  expect(html).not.toMatch(/<style|<script(?! defer src)/);
});

test('a release from before there was a playground has none', () => {
  expect(playgroundHtml({ version: '1', files: [file('loader.js')] })).toBeUndefined();
});
