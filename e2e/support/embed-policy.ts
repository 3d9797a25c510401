import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GUIDE = fileURLToPath(new URL('../../docs/embed.md', import.meta.url));

/** The policy that docs/embed.md gives to a partner, word for word, for another address of Poku's site. */
export const strictPolicy = (site: string): string => {
  const block = /```csp\n([^`]+)```/.exec(readFileSync(GUIDE, 'utf8'))?.[1];
  if (!block) throw new Error('docs/embed.md has no block of a policy.');
  return block.replaceAll('https://poku.example', site).replace(/\s+/g, ' ').trim();
};
