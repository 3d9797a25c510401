import { randomUUID } from 'node:crypto';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from './object-store';
import { headersOf } from './object-headers';
import { nameOf, statusOf, storeError } from './s3-errors';
import type { S3Place } from './s3-place';

/** The SDK is of the version in the lock file, which runs on our Node; its warning about later ones would stand in every output. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** How long one try may take; the SDK tries again by itself. */
const TIMEOUT_MS = 15_000;
const CONNECT_MS = 5_000;
/** Name of the metadata that says whose write an object is. */
const WRITER = 'poku-write';

/** The object is not what the condition says (412); one that is gone matches nothing (404). */
const REFUSED = [412, 404];
/** Another write was under way: its outcome decides. */
const CONFLICT = 409;

/**
 * Objects in a bucket of any S3-compatible service that knows conditional writes (`If-None-Match` and `If-Match` of PutObject):
 * Amazon, Cloudflare R2, MinIO. Their content types and cache rules let a CDN serve the bucket as it is.
 */
export const s3Objects = ({ bucket, prefix, endpoint }: S3Place): ObjectStore => {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Services that are not Amazon's have one region, whatever it is called.
    ...(endpoint !== undefined && { region: process.env.AWS_REGION ?? 'auto' }),
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: CONNECT_MS },
    // Releases carry their own digests, and not every service knows the SDK's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const address = `s3://${bucket}/${prefix}`;
  const explained = (error: unknown): Error => storeError(error, address, endpoint);

  const get = async (key: string) => {
    try {
      const { Body, ETag, Metadata } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
      );
      if (!Body || ETag === undefined)
        throw new Error(`${bucket}/${prefix}${key} was answered without its bytes.`);
      return { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag, writer: Metadata?.[WRITER] };
    } catch (error) {
      if (nameOf(error) === 'NoSuchKey') return undefined;
      throw explained(error);
    }
  };

  const put = async (
    key: string,
    bytes: Buffer | string,
    more: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch' | 'Metadata'> = {},
  ): Promise<void> => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: bytes, ...headersOf(key), ...more }),
    );
  };

  /**
   * The answer to a write may be lost after its effect. The SDK asks again, and its own first try makes that fail, so a write
   * that is refused looks whose the object is.
   */
  const putIf = async (key: string, bytes: Buffer | string, tag: string | undefined): Promise<boolean> => {
    const writer = randomUUID();
    const condition = tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag };
    for (;;) {
      try {
        await put(key, bytes, { ...condition, Metadata: { [WRITER]: writer } });
        return true;
      } catch (error) {
        const status = statusOf(error) ?? 0;
        if (status !== CONFLICT && !REFUSED.includes(status)) throw explained(error);
        const stored = await get(key);
        if (stored?.writer === writer) return true;
        if (status !== CONFLICT || stored?.tag !== tag) return false;
      }
    }
  };

  const listKeys = async (start: string): Promise<string[]> => {
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + start, ContinuationToken: token }),
      );
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return keys.sort();
  };

  return {
    address,
    read: async (key) => {
      const stored = await get(key);
      return stored && { bytes: stored.bytes, tag: stored.tag };
    },
    write: async (key, bytes) => {
      try {
        await put(key, bytes);
      } catch (error) {
        throw explained(error);
      }
    },
    create: (key, bytes) => putIf(key, bytes, undefined),
    replace: putIf,
    list: async (start) => {
      try {
        return await listKeys(start);
      } catch (error) {
        throw explained(error);
      }
    },
    // An object is there whole or not at all.
    leftovers: () => Promise.resolve([]),
  };
};
