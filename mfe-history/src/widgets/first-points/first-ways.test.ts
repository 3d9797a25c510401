import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import type { EarnPartner, EarnReward } from '../../calls/earn';
import { firstWays } from './first-ways';

const card: EarnReward = {
  points: 1,
  perRupiah: 1000,
  minimumRupiah: null,
  isMost: false,
  firstPurchase: null,
};
const earnAt = (name: string, reward: EarnReward | null): EarnPartner => ({
  id: name,
  name,
  address: '',
  image: `/media/partners/${name}.svg`,
  url: '',
  interim: null,
  reward,
  texts: { descriptionHtml: '', howHtml: '', termsHtml: '' },
});
const toLink = (
  name: string,
  exchangeRate: string,
  changes: Partial<LinkablePartner> = {},
): LinkablePartner => ({
  partnerId: name,
  name,
  image: `/media/partners/${name}.svg`,
  url: '',
  description: '',
  canLink: true,
  isLinked: false,
  needsVerifiedEmail: false,
  interim: null,
  exchangeRate,
  addresses: [],
  ...changes,
});
const told = (...given: Parameters<typeof firstWays>) =>
  firstWays(...given).map(({ title, reward }) => [title, reward]);

test('linking comes first, then the most on top of a first purchase, then the others in their order: three in all', () => {
  const bonus = (points: number): EarnReward => ({ ...card, firstPurchase: { points, minimumRupiah: null } });
  const partners = [earnAt('Bank', card), earnAt('Bengkel', bonus(250)), earnAt('Gym', bonus(500))];
  expect(told(partners, [toLink('Bank', '1:1'), toLink('Gym', '1:2')])).toEqual([
    ['Hubungkan partner', '1 poin Gym = 2 poin'],
    ['Belanja pertama di Gym', '+500 poin'],
    ['Belanja pertama di Bengkel', '+250 poin'],
  ]);
  expect(told(partners, []).at(-1)).toEqual(['Belanja di Bank', '1 poin tiap Rp1.000']);
});

test('what gives no points that are known is no way', () => {
  const linked = toLink('Bank', '1:1', { isLinked: true });
  const soon = toLink('Gym', '1:2', { canLink: false });
  expect(firstWays([earnAt('Bank', null)], [linked, soon, toLink('Toko', '')])).toEqual([]);
});

test('each rate says what it is for', () => {
  const ways = (changes: Partial<EarnReward>) => firstWays([earnAt('Gym', { ...card, ...changes })], []);
  expect(ways({ points: 150, perRupiah: null, isMost: true })[0]?.reward).toBe(
    'Sampai 150 poin tiap transaksi',
  );
  expect(ways({ perRupiah: 100 })[0]?.reward).toBe('1 poin tiap Rp100');
  expect(ways({ minimumRupiah: 10_000 })[0]?.text).toBe('Mulai Rp10.000, dengan akun yang terhubung.');
  const first = ways({ minimumRupiah: 10_000, firstPurchase: { points: 50, minimumRupiah: 25_000 } });
  expect(first[0]).toMatchObject({
    text: 'Mulai Rp25.000, dengan akun yang terhubung.',
    to: '/earn-partner?id=Gym',
  });
});
