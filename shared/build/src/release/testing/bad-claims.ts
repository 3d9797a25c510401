import { type BadRelease, described, type Live, route, widget, withFacts } from './a-live-channel';
import { MODULES, rewritten } from './a-remote-build';

const withRoute = (path: string) => async (live: Live) => ({
  build: await live.next({ routes: [...(live.own.routes ?? []), route(path)] }),
});
const withPage = (page: string) => async (live: Live) => ({
  build: await live.next({}, undefined, { ...MODULES, page }),
});
const withWidget = (widgetCode: string) => async (live: Live) => ({
  build: await live.next({}, undefined, { ...MODULES, widget: widgetCode }),
});
const withPreload = (call: string) =>
  withFacts({ routes: [{ ...route('/a'), preload: [call] }, route('/a/:id')] });

const withPreloadPost = (path: string) =>
  withFacts({ routes: [{ ...route('/a'), preloadPosts: [{ path, body: {} }] }, route('/a/:id')] });

/** Releases that claim, need or drop what they may not. */
export const BAD_CLAIMS: readonly BadRelease[] = [
  ['a page that is live is gone', 'removed-route', withFacts({ routes: [route('/a/:id')] })],
  [
    'a page that another remote leads to is gone',
    'linked-route-removed',
    withFacts({ routes: [route('/a')] }),
  ],
  ['a path of another remote', 'stolen-route', withRoute('/b/:id')],
  ['the same path with another parameter name', 'stolen-route', withRoute('/b/:slug')],
  ['the same path in capitals', 'stolen-route', withRoute('/B/:id')],
  ['a path inside one of another remote', 'overlapping-route', withRoute('/b/new')],
  [
    'a path that is let to another one and is not its own',
    'foreign-grant',
    withFacts({ grants: { '/c/x': 'mfe-b' } }),
  ],
  ['nothing of the names that it takes', 'missing-facts', withFacts({ uses: undefined })],
  ['nothing of the types that it was built against', 'missing-facts', withFacts({ types: undefined })],
  [
    'no types, though it takes names',
    'missing-facts',
    withFacts({ uses: { '@poku/shared/ui': ['Button'] } }),
  ],
  ['nothing of the pages that it leads to', 'missing-facts', withFacts({ links: undefined })],
  ['nothing of the slots that it has', 'missing-facts', withFacts({ offers: undefined })],
  ['a module that exports no page', 'no-page', withPage('r.d(e,{halaman:()=>1})')],
  ['a module that exports nothing', 'no-page', withPage('')],
  ['a page that is none', 'no-page', withPage('r.d(e,["page",0,{title:"Judul"}])')],
  ['a page that throws while it is loaded', 'module-throws', withPage('throw new Error("broken")')],
  ['a page that hangs while it is loaded', 'module-throws', withPage('for(;;);')],
  ['a widget that is none', 'no-widget', withWidget('r.d(e,{Widget:()=>"div"})')],
  [
    'a module that the shell gives, of which it tells no names',
    'missing-facts',
    async (live) => {
      const build = await live.next();
      return {
        build: await rewritten(
          build,
          build.release.entry,
          (text) => `${text}({shareKey:"@poku/shared/router"});`,
        ),
      };
    },
  ],
  ['the home', 'reserved-route', withRoute('/dashboard')],
  ['a path of the API', 'reserved-route', withRoute('/gateway/x')],
  ['a path that looks like a file', 'reserved-route', withRoute('/a/sw.js')],
  ['a path that takes every address', 'reserved-route', withRoute('/:page')],
  ['a path with a wildcard', 'malformed-route', withRoute('/c/*')],
  ['a path with a slash at its end', 'malformed-route', withRoute('/c/')],
  ['a path twice', 'duplicate-route', withRoute('/a/:other')],
  [
    'a claim of a page that is not there',
    'missing-page',
    described((release) => ({ ...release, pages: {} })),
  ],
  [
    'a claim of a widget that is not there',
    'missing-widget',
    described((release) => ({ ...release, widgets: {} })),
  ],
  ['a widget that fills the home is gone', 'removed-widget', withFacts({ slots: [] })],
  ['a slot that another remote fills is gone', 'removed-slot', withFacts({ offers: [] })],
  [
    'a widget for a slot that nobody has',
    'slot-nobody-offers',
    withFacts({ slots: [widget('dashboard'), widget('attic', 'box')] }),
  ],
  ['another major of the contract', 'contract-major', withFacts({ contractVersion: '2.0.0' })],
  ['a newer minor of the contract', 'contract-newer', withFacts({ contractVersion: '1.999.0' })],
  ['an older React', 'shared-major', withFacts({ shared: { react: '18.3.1' } })],
  ['a newer React', 'shared-newer', withFacts({ shared: { react: '19.99.0' } })],
  [
    'a shared module that the shell has not',
    'shared-missing',
    withFacts({ shared: { axios: '1.0.0' }, uses: { axios: ['get'] } }),
  ],
  [
    'a name that the shell does not give',
    'name-not-given',
    withFacts({ uses: { '@poku/shared/ui': ['Slider'] }, types: { 'Button()': '>11111111' } }),
  ],
  ['a type that is gone', 'type-gone', withFacts({ types: { 'Session.points': '>22222222' } })],
  ['a type that is another one', 'type-changed', withFacts({ types: { 'Session.id': '>99999999' } })],
  [
    'a type that asks for more',
    'type-needs-more',
    withFacts({ types: { 'ButtonProps.icon': '<?33333333', 'Button()': '>11111111' } }),
  ],
  ['more bytes than the budget', 'over-budget', withFacts({ budgetBytes: 10 })],
  ['a first call to another host', 'malformed-preload', withPreload('//elsewhere.example/x')],
  ['a first call that is no path', 'malformed-preload', withPreload('customer/{clientId}')],
  ['a first call with an unknown placeholder', 'malformed-preload', withPreload('/customer/{phone}')],
  ['a first call with a parameter that its path has not', 'malformed-preload', withPreload('/one/{:id}')],
  ['a first call with a part of a value of its query', 'malformed-preload', withPreload('/one?id=x{?id}')],
  ['a first call by POST to another host', 'malformed-preload', withPreloadPost('//elsewhere.example/x')],
];
