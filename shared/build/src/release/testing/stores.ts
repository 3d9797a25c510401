import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../objects/folder-objects';
import type { ObjectStore } from '../objects/object-store';
import { s3Objects } from '../objects/s3-objects';
import { type S3Server, startS3Server } from './s3-server';

/** An empty store, and how to end it. */
export interface TestStore {
  readonly objects: ObjectStore;
  readonly end: () => Promise<void>;
}

/** What the SDK needs to sign; the server of the tests takes any. */
const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' } as const;
export const S3_BUCKET = 'releases';

export const s3Store = async (): Promise<TestStore & { readonly server: S3Server }> => {
  Object.assign(process.env, S3_CREDENTIALS);
  const server = await startS3Server();
  const objects = s3Objects({ bucket: S3_BUCKET, prefix: 'poku/', endpoint: server.endpoint });
  return { objects, server, end: () => server.close() };
};

/** Every kind of store; all must behave alike. */
export const STORES: Readonly<Record<string, () => Promise<TestStore>>> = {
  'a folder': async () => {
    const root = await mkdtemp(join(tmpdir(), 'poku-objects-'));
    return { objects: folderObjects(root), end: () => rm(root, { recursive: true }) };
  },
  'an S3 service': s3Store,
};
