import { aBuild, aRoot } from '../../testing/a-store';
import { claimFindings } from './signature';

test('a key gives what lies below its paths and in its slots, and each other claim is told by name', async () => {
  const { release } = await aBuild('mfe-x', '1.0.0', 'run()', {
    routes: [
      { path: '/rewards', access: 'member', page: 'rewards' },
      { path: '/rewards/:id', access: 'member', page: 'rewards' },
      { path: '/tukar', access: 'member', page: 'rewards' },
    ],
    slots: [
      { slot: 'dashboard', widget: 'rewards', order: 1, heightPx: 75 },
      { slot: 'after-purchase', widget: 'rewards', order: 1, heightPx: 75 },
    ],
  });
  const { team } = aRoot();
  const limited = team({ id: 'rewards', names: ['mfe-x'], routes: ['/rewards'], slots: ['dashboard'] });
  expect(claimFindings(limited.certificate, release).map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'key-not-for-claim: The key "rewards" may not give mfe-x /tukar.',
    'key-not-for-claim: The key "rewards" may not give mfe-x the slot after-purchase.',
  ]);
  expect(claimFindings(team().certificate, release)).toEqual([]);
});
