import { S3_BUCKET, s3Store } from '../testing/stores';
import { s3Objects } from './s3-objects';
import { s3Place } from './s3-place';

let made: Awaited<ReturnType<typeof s3Store>>;
beforeEach(async () => {
  made = await s3Store();
});
afterEach(() => made.end());
const textOf = async (key: string) => (await made.objects.read(key))?.bytes.toString();

describe('objects in S3', () => {
  it.each([
    ['no answer', 'none'],
    ['an answer 500', 500],
  ] as const)('are written once when a write has its effect and %s', async (_, answer) => {
    const { objects, server } = made;
    const lost = { nth: 1, method: 'PUT', when: 'after', answer } as const;
    server.fault(lost);
    await expect(objects.create('k', 'one')).resolves.toBe(true);
    const { tag } = (await objects.read('k')) ?? {};
    server.fault(lost);
    await expect(objects.replace('k', 'two', tag)).resolves.toBe(true);
    await expect(textOf('k')).resolves.toBe('two');
    server.fault(lost);
    await expect(objects.replace('k', 'three', tag)).resolves.toBe(false);
    server.fault(lost);
    await expect(objects.create('k', 'two')).resolves.toBe(false);
  });

  it('are not taken for written when another wrote the same bytes', async () => {
    const { objects } = made;
    await objects.create('k', 'same');
    await expect(objects.create('k', 'same')).resolves.toBe(false);
    await expect(objects.replace('k', 'same', undefined)).resolves.toBe(false);
  });

  it('are written when the first try had no effect, and asked for again when another write was under way', async () => {
    const { objects, server } = made;
    for (const answer of ['none', 503, 409] as const) {
      const { tag } = (await objects.read('k')) ?? {};
      server.fault({ nth: 1, method: 'PUT', when: 'before', answer });
      await expect(objects.replace('k', String(answer), tag)).resolves.toBe(true);
      await expect(textOf('k')).resolves.toBe(String(answer));
    }
    await expect(objects.replace('gone', 'x', '"tag"')).resolves.toBe(false);
  });

  it('are listed over many pages', async () => {
    const keys = Array.from({ length: 120 }, (_, index) => `many/${String(index).padStart(3, '0')} &<`);
    await Promise.all(keys.map((key) => made.objects.write(key, 'x')));
    await made.objects.write('other', 'x');
    await expect(made.objects.list('many/')).resolves.toEqual(keys);
  });

  it('tell a CDN what they are and how long they may be kept', async () => {
    const served = async (key: string) => {
      await made.objects.create(key, 'x');
      const headers = made.server.headersOf(S3_BUCKET, `poku/${key}`) ?? {};
      return [headers['content-type'], headers['cache-control'], headers['content-encoding']];
    };
    const year = 'public, max-age=31536000, immutable';
    const script = 'text/javascript; charset=utf-8';
    await expect(served('remotes/mfe-a/1.0/entry.0a.js')).resolves.toEqual([script, year, undefined]);
    await expect(served('remotes/mfe-a/1.0/entry.0a.js.br')).resolves.toEqual([script, year, 'br']);
    await expect(served('shell/1.0/main.js.gz')).resolves.toEqual([script, year, 'gzip']);
    const html = 'text/html; charset=utf-8';
    await expect(served('channels/production/revisions/1.html')).resolves.toEqual([
      html,
      'no-cache',
      undefined,
    ]);
    const json = 'application/json; charset=utf-8';
    await expect(served('channels/production/live.json')).resolves.toEqual([json, 'no-cache', undefined]);
    await expect(served('policy.json')).resolves.toEqual([json, 'no-cache', undefined]);
    await expect(served('media/fonts/a.0a1b.woff2')).resolves.toEqual(['font/woff2', year, undefined]);
    await expect(served('media/coupons/a.svg')).resolves.toEqual([
      'image/svg+xml',
      'public, max-age=86400',
      undefined,
    ]);
  });

  it('are refused to whoever does not sign', async () => {
    const { status } = await fetch(`${made.server.endpoint}/${S3_BUCKET}/poku/k`, {
      method: 'PUT',
      body: 'x',
    });
    expect(status).toBe(403);
  });

  it('say where and which setting it is when the service refuses or cannot be reached', async () => {
    made.server.fault({ nth: 1, when: 'before', answer: 403 });
    await expect(made.objects.write('k', 'x')).rejects.toThrow(
      `s3://${S3_BUCKET}/poku/: the credentials may not do this: AWS_ACCESS_KEY_ID`,
    );
    const nobody = s3Objects({ bucket: S3_BUCKET, prefix: '', endpoint: 'http://127.0.0.1:9' });
    await expect(nobody.read('k')).rejects.toThrow(
      /^s3:\/\/releases\/ at http:\/\/127\.0\.0\.1:9 \(POKU_S3_ENDPOINT\): .*ECONNREFUSED/,
    );
  });
});

describe('the place of a store', () => {
  it.each([
    ['s3://releases', { bucket: 'releases', prefix: '' }],
    ['s3://releases/', { bucket: 'releases', prefix: '' }],
    ['s3://our-releases/poku/web', { bucket: 'our-releases', prefix: 'poku/web/' }],
  ])('is read from %s', (store, place) => {
    expect(s3Place({ POKU_STORE: store, AWS_REGION: 'ap-southeast-3' })).toEqual(place);
  });

  it('is the folder when nothing is said', () => {
    expect(s3Place({})).toBeUndefined();
    expect(s3Place({ POKU_STORE: '' })).toBeUndefined();
  });

  it('names the variable that is wrong', () => {
    for (const store of [
      'releases',
      's3://',
      's3://A',
      's3://releases//x',
      'https://host/x',
      's3://releases/a b',
    ])
      expect(() => s3Place({ POKU_STORE: store, AWS_REGION: 'x' })).toThrow('POKU_STORE must be s3://bucket');
    expect(() => s3Place({ POKU_STORE: 's3://releases' })).toThrow('AWS_REGION is missing');
    const at = (POKU_S3_ENDPOINT: string) => () => s3Place({ POKU_STORE: 's3://releases', POKU_S3_ENDPOINT });
    expect(at('localhost:9000')).toThrow('POKU_S3_ENDPOINT must be an http or https address');
    expect(at('http://localhost:9000')()).toMatchObject({ endpoint: 'http://localhost:9000' });
  });
});
