import type { LoadOptions } from './load-catalogue';

const SITE = 'https://poku.example';

/** A page of its own: elements stay defined, and the module remembers what is on its way. */
const newPage = async () => {
  jest.resetModules();
  let isDefined = false;
  let define = () => {};
  const defined = new Promise<void>((resolve) => {
    define = () => {
      isDefined = true;
      resolve();
    };
  });
  jest.spyOn(customElements, 'get').mockImplementation(() => (isDefined ? HTMLElement : undefined));
  jest.spyOn(customElements, 'whenDefined').mockImplementation(async () => {
    await defined;
    return HTMLElement;
  });
  document.head.replaceChildren();
  const { loadCatalogue } = await import('./load-catalogue');
  return {
    define,
    load: (options: Partial<LoadOptions> = {}) => loadCatalogue({ site: SITE, ...options } as LoadOptions),
  };
};
const scripts = () => [...document.scripts];
const fail = () => scripts()[0]?.dispatchEvent(new Event('error'));

afterEach(() => jest.useRealTimers());

test('the script is put in once, however often it is asked for, and all calls end when the element is there', async () => {
  const { define, load } = await newPage();
  const both = [load(), load()];
  expect(scripts().map(({ src }) => src)).toEqual([`${SITE}/embed/v1/loader.js`]);
  define();
  await expect(Promise.all(both)).resolves.toBeDefined();
  await load();
  expect(scripts()).toHaveLength(1);
});

test('a fixed version has its address and its integrity', async () => {
  const { load } = await newPage();
  void load({ version: '0.1.0-abc', integrity: 'sha384-x' });
  expect(scripts()[0]).toMatchObject({
    src: `${SITE}/embed/0.1.0-abc/loader.js`,
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
    async: true,
  });
});

test('a script that stands in the page already is waited for', async () => {
  const { define, load } = await newPage();
  const own = document.createElement('script');
  own.src = `${SITE}/embed/v1/loader.js`;
  document.head.append(own);
  const loaded = load();
  expect(scripts()).toEqual([own]);
  define();
  await loaded;
});

test('a script that does not come rejects by name, and the next call tries again', async () => {
  const { define, load } = await newPage();
  const first = load();
  fail();
  await expect(first).rejects.toMatchObject({ name: 'CatalogueLoadError', reason: 'blocked' });
  expect(scripts()).toHaveLength(0);
  const second = load();
  expect(scripts()).toHaveLength(1);
  define();
  await second;
});

test('an element that does not come within ten seconds rejects', async () => {
  jest.useFakeTimers();
  const { load } = await newPage();
  const loaded = expect(load()).rejects.toMatchObject({ reason: 'timeout' });
  await jest.advanceTimersByTimeAsync(10_000);
  await loaded;
});

test('a page whose policy forbids the script is told so', async () => {
  const { load } = await newPage();
  const createPolicy = () => {
    throw new TypeError('refused');
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  try {
    await expect(load()).rejects.toMatchObject({ reason: 'blocked' });
  } finally {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  }
});
