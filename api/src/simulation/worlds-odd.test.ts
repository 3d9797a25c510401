/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: `npm run prove -- simulate` takes the same steps on both.
// @long: ten worlds of fifty purchases each.
import { testWorlds } from '../testing/worlds';

testWorlds(1);
