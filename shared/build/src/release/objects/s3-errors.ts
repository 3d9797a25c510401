/** HTTP status of what the service answered; undefined when it answered nothing. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode;

export const nameOf = (error: unknown): string => (error as { readonly name?: string }).name ?? '';

const REASONS: Readonly<Record<string, string>> = {
  CredentialsProviderError:
    'there are no credentials: AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY, or AWS_PROFILE',
  NoSuchBucket: 'there is no such bucket: POKU_STORE',
  AccessDenied: 'the credentials may not do this: AWS_ACCESS_KEY_ID, AWS_PROFILE',
  InvalidAccessKeyId: 'the service does not know the key: AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret is not that of the key: AWS_SECRET_ACCESS_KEY',
  PermanentRedirect: 'the bucket lies in another region: AWS_REGION',
};

/**
 * What went wrong with a store, for people: where, and which setting it is about.
 * @param address of the store
 * @param endpoint of a service that is not Amazon's
 */
export const storeError = (error: unknown, address: string, endpoint = ''): Error => {
  const { message = 'unknown' } = error as { readonly message?: string };
  const known = REASONS[nameOf(error)];
  const isUnreached = statusOf(error) === undefined && known === undefined;
  const where = isUnreached && endpoint !== '' ? `${address} at ${endpoint} (POKU_S3_ENDPOINT)` : address;
  return new Error(`${where}: ${known ?? message}`, { cause: error });
};
