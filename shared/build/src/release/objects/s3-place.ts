/** Where a store lies in an S3-compatible service. */
export interface S3Place {
  readonly bucket: string;
  /** What every key begins with: empty, or ends with `/`. */
  readonly prefix: string;
  /** Address of a service that is not Amazon's; the bucket then stands in the path. */
  readonly endpoint?: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Names of buckets, and of folders inside them, that mean the same in every address. */
const STORE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.+-]+)*)\/?$/;

const endpointOf = (given: string | undefined): string | undefined => {
  if (given === undefined || given === '') return undefined;
  const isAddress = /^https?:\/\//.test(given) && URL.canParse(given);
  if (!isAddress) throw new Error(`POKU_S3_ENDPOINT must be an http or https address; "${given}" is none.`);
  return given;
};

/**
 * Reads `POKU_STORE` and `POKU_S3_ENDPOINT`. Region and credentials are the standard variables and files of the AWS SDK.
 * @returns undefined when the store is the folder
 * @throws Error that names the variable and says what it must be
 */
export const s3Place = (env: Env): S3Place | undefined => {
  const store = env.POKU_STORE ?? '';
  if (store === '') return undefined;
  const [, bucket, path] = STORE.exec(store) ?? [];
  if (bucket === undefined || path === undefined)
    throw new Error(`POKU_STORE must be s3://bucket or s3://bucket/prefix; "${store}" is neither.`);
  const endpoint = endpointOf(env.POKU_S3_ENDPOINT);
  if (endpoint === undefined && !env.AWS_REGION && !env.AWS_PROFILE && !env.AWS_DEFAULT_REGION)
    throw new Error('AWS_REGION is missing: the region of the bucket in POKU_STORE.');
  return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/`, ...(endpoint && { endpoint }) };
};
