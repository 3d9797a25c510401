import { EMPTY_HASH } from './page-document';
import type { EmbedRelease } from './registry-document';

/** Policy of the embed's own page; who may frame it the site adds. See decision 004 for the style. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src '${EMPTY_HASH}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types poku-embed dompurify',
].join('; ');

/** The page for partners whose own pages forbid scripts of others: the embed alone, to be framed. */
export const frameHtml = ({ version, files }: Pick<EmbedRelease, 'version' | 'files'>): string => {
  const script = (name: string): string => {
    const integrity = files.find((file) => file.name === name)?.integrity ?? '';
    return `<script defer src="/embed/${version}/${name}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  };
  return `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Katalog Kupon</title>
    ${script('loader.js')}
    ${script('frame.js')}
  </head>
  <body></body>
</html>
`;
};
