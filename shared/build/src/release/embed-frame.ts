import { EMPTY_HASH } from './page-document';
import type { EmbedRelease } from './registry-document';

/** Policy of the embed's own pages; who may frame it the site adds. See decision 004 for the style. */
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

const PLAYGROUND = 'playground.js';

type Described = Pick<EmbedRelease, 'version' | 'files'>;

const document = ({ version, files }: Described, language: string, title: string, own: string): string => {
  const script = (name: string): string => {
    const integrity = files.find((file) => file.name === name)?.integrity ?? '';
    return `<script defer src="/embed/${version}/${name}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  };
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${script('loader.js')}
    ${script(own)}
  </head>
  <body></body>
</html>
`;
};

/** The page for partners whose own pages forbid scripts of others: the embed alone, to be framed. */
export const frameHtml = (release: Described): string => document(release, 'id', 'Katalog Kupon', 'frame.js');

/**
 * The page where a partner's engineer tries the embed and copies what makes it.
 * @returns undefined of a release from before there was one
 */
export const playgroundHtml = (release: Described): string | undefined =>
  release.files.some(({ name }) => name === PLAYGROUND)
    ? document(release, 'en', 'Poku embed playground', PLAYGROUND)
    : undefined;
