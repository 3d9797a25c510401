import { applyPatch, type Factory, type Runtime } from './patch';

/** Modules that note when they run; `parts` gives components alone. */
const setUp = () => {
  const ran: string[] = [];
  const cache: Record<string, { exports: object }> = {};
  const factories: Record<string, Factory> = {};
  const run: Runtime['run'] = (id) => {
    const present = cache[id];
    if (present) return present.exports;
    const module = { exports: {} };
    cache[id] = module;
    ran.push(id);
    factories[id]?.(module, module.exports, run);
    return module.exports;
  };
  const module =
    (name: string, ...needs: string[]): Factory =>
    (_module, exports, require) => {
      Object.assign(exports, { name });
      for (const need of needs) (require as Runtime['run'])(need);
    };
  const isOfComponents = (exports: object) => 'name' in exports && exports.name === 'parts';
  return { ran, cache, factories, run, module, isOfComponents };
};

const IMPORTERS = { text: ['parts', 'other'], parts: ['page'], other: ['page'], page: [] };

test('who imports what changed runs anew, up to modules of components', () => {
  const { ran, cache, factories, run, module, isOfComponents } = setUp();
  factories['page'] = module('page', 'parts');
  factories['parts'] = module('parts', 'text');
  factories['text'] = module('text');
  run('page');
  const page = cache['page'];
  ran.length = 0;
  applyPatch(
    { modules: { text: module('newer') }, importers: IMPORTERS },
    { factories, cache, run },
    isOfComponents,
  );
  expect(ran).toEqual(['text', 'parts']);
  expect(cache['page']).toBe(page);
  expect(cache['text']?.exports).toEqual({ name: 'newer' });
});

test('a module that gives more than components has its importers run anew', () => {
  const { ran, cache, factories, run, module } = setUp();
  factories['page'] = module('page', 'parts');
  factories['parts'] = module('parts', 'text');
  factories['text'] = module('text');
  run('page');
  ran.length = 0;
  const patch = { modules: { text: module('newer') }, importers: IMPORTERS };
  applyPatch(patch, { factories, cache, run }, () => false);
  expect(ran.sort()).toEqual(['page', 'parts', 'text']);
});

test('what has not run yet is the newer one when it does, also when its chunk comes later', () => {
  const { ran, cache, factories, run, module, isOfComponents } = setUp();
  const patch = { modules: { text: module('newer') }, importers: IMPORTERS };
  applyPatch(patch, { factories, cache, run }, isOfComponents);
  expect(ran).toEqual([]);
  factories['text'] = module('older');
  run('text');
  expect(cache['text']?.exports).toEqual({ name: 'newer' });
});
