import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';

/** Writes docs/performance.md. @param tables what was measured, as Markdown */
export const writeReport = async (
  tables: string,
  { browser, rounds }: { readonly browser: string; readonly rounds: number },
): Promise<void> => {
  const text = `# Performance

Written by \`npm run bench -- load\`: the composed site (shell and six remotes) beside the same sources as one webpack bundle
with route chunks: as it is, with early fetches and the next page fetched ahead, and with them and rendered only when chunk and data of the route are there.
Chromium ${browser}, 360 × 800; ${rounds} rounds, the variants in turns. Machine: ${cpus().length} cores,
${cpus()[0]?.model.trim() ?? 'unknown'}. Trust ratios more than times.

Each phase has the ratios first, then the medians they come from, times in milliseconds; behind the content's are its smallest and
largest. Content is visible, usable means that a press was answered, INP is of that first press, the longest task came after the
first paint. JS is what the page itself asks for; scripts of pages that may come next, which are fetched once it is idle, are JS ahead,
and not among its requests. Waves are rounds of requests until the app itself shows the content. A redeploy changes one line. Limits on the slow network, for \`/login\` and \`/tukar\`: 1.10 for visible content and 1.20
for JavaScript against the plain bundle, two waves after the HTML.

${tables}`;
  await writeFile(join(ROOT, 'docs/performance.md'), text);
};
