import type { Registry } from '@poku/shared/contract';

/** Reads the registry that stands in the page. @throws Error when the page carries none */
export const inlinedRegistry = (): Registry => {
  const text = document.getElementById('poku-registry')?.textContent;
  if (!text) throw new Error('index.html carries no registry.');
  return JSON.parse(text) as Registry;
};

/**
 * Reads the registry of the channel as it is now, with the releases before the live ones. Only repairs ask for it.
 * @throws Error when it cannot be read
 */
export const currentRegistry = async (): Promise<Registry> => {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(2_000) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return (await response.json()) as Registry;
};
