/** Keys of one page; fewer than a real service gives, so that tests turn pages. */
const PAGE = 50;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Answer of ListObjectsV2.
 * @param paths bucket and key of everything that is there
 * @param asked `prefix` and `continuation-token`; the token is the last key of the page before
 */
export const listXml = (bucket: string, paths: readonly string[], asked: URLSearchParams): string => {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const keys = paths
    .filter((path) => path.startsWith(`${bucket}/${prefix}`))
    .map((path) => path.slice(bucket.length + 1))
    .filter((key) => key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const isCut = keys.length > page.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
    `<Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>`,
    isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '',
    ...page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`),
    '</ListBucketResult>',
  ].join('');
};
