import { BUNDLE_VERSION } from './bundle-version';
import { mount } from './mount';
import { pageRegistry } from './page-registry';

/** webpack's way to make the address of a chunk one that Trusted Types allows. */
declare const __webpack_require__: { tu?: (address: string) => string };

const registry = pageRegistry();
// The page's one policy, instead of a second one of webpack's own.
__webpack_require__.tu = registry.scriptUrl;
registry.bundles[BUNDLE_VERSION] = { mount };
