import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { tryLock } from '@poku/process-lock';

const LOCK = fileURLToPath(new URL('../../.poku/sources.lock', import.meta.url));
const WORKERS_MOST = 16;
const LOOK_AGAIN_MS = 200;
/** Time of a journey that has to wait for the sources. */
const PATIENCE_MS = 1_200_000;

/** How many of this process have the sources: one may stand inside another. */
let holders = 0;
let giveLockBack = (): void => undefined;

const takeLock = (): boolean => {
  const attempt = tryLock(LOCK);
  if ('holder' in attempt) return false;
  giveLockBack = attempt.release;
  return true;
};

const isFree = (lock: string): boolean => {
  const attempt = tryLock(lock);
  if ('holder' in attempt) return false;
  attempt.release();
  return true;
};

/** The lock of a worker whose stack reads the sources. */
const readerLock = (worker: number): string => `${LOCK}.reader-${worker}`;
const readers = Array.from({ length: WORKERS_MOST }, (_, worker) => readerLock(worker));

/** Waits until it is so; that time is not the journey's. */
const waitUntil = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) {
    test.setTimeout(PATIENCE_MS);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
};

/**
 * Waits for the sources, of which all workers build: until no other journey changes them, and no stack that starts reads them.
 * @returns gives them back
 */
export const takeSources = async (): Promise<() => void> => {
  if (holders === 0) {
    await waitUntil(takeLock);
    await waitUntil(() => readers.every(isFree));
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) giveLockBack();
  };
};

/** Does what reads the sources, a stack that starts, while no journey of another worker has changed them. */
export const whileSourcesRest = async <T>(worker: number, work: () => Promise<T>): Promise<T> => {
  if (holders > 0) return work();
  mkdirSync(dirname(LOCK), { recursive: true });
  let giveBack = (): void => undefined;
  await waitUntil(() => {
    const attempt = tryLock(readerLock(worker));
    if ('holder' in attempt) return false;
    giveBack = attempt.release;
    if (isFree(LOCK)) return true;
    giveBack();
    return false;
  });
  try {
    return await work();
  } finally {
    giveBack();
  }
};
