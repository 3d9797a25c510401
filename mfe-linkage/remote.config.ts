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
  ],
  budgetBytes: 30_000,
});
