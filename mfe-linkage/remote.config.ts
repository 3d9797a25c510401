import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-linkage',
  routes: [
    {
      path: '/partner-linkage',
      access: 'member',
      page: 'partner-list',
      preload: ['/partnercoalition/{clientId}'],
    },
    {
      path: '/ewallet-linkage',
      access: 'member',
      page: 'ewallet-list',
      preload: ['/ewalletcoalition/{clientId}'],
    },
  ],
  slots: [
    {
      slot: 'dashboard',
      widget: 'linked-partners',
      order: 40,
      heightPx: 168,
      preload: ['/partnercoalition/{clientId}'],
    },
    {
      slot: 'onboard-partner',
      widget: 'onboard-partner',
      order: 10,
      heightPx: 330,
      preload: ['/partnercoalition/{clientId}'],
    },
    {
      slot: 'onboard-ewallet',
      widget: 'onboard-ewallet',
      order: 10,
      heightPx: 76,
      preload: ['/ewalletcoalition/{clientId}'],
    },
  ],
  budgetBytes: 30_000,
});
