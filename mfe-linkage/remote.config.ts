import { defineRemote } from '@poku/contract';

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
    { path: '/ewallet-linkage/bind/:slug', access: 'member', page: 'ewallet-bind', layout: 'focus' },
    { path: '/ewallet-linkage/:slug', access: 'member', page: 'ewallet-result', layout: 'focus' },
    {
      path: '/add-partner',
      access: 'member',
      page: 'add-partner',
      preload: ['/partnercoalition/{clientId}', '/ewalletcoalition/{clientId}'],
    },
    { path: '/partner-login', access: 'public', page: 'partner-login', layout: 'focus' },
    { path: '/partner-link', access: 'public', page: 'partner-link', layout: 'focus' },
  ],
  slots: [
    {
      slot: 'dashboard',
      widget: 'linked-partners',
      order: 40,
      heightPx: 150,
      preload: ['/partnercoalition/{clientId}'],
    },
    { slot: 'open-links', widget: 'open-links', order: 10, heightPx: 60 },
    {
      slot: 'onboard-partner',
      widget: 'onboard-partner',
      order: 10,
      heightPx: 848,
      preload: ['/partnercoalition/{clientId}'],
    },
    {
      slot: 'onboard-ewallet',
      widget: 'onboard-ewallet',
      order: 10,
      heightPx: 203,
      preload: ['/ewalletcoalition/{clientId}'],
    },
  ],
  links: ['/login', '/register', '/forgot-password', '/profil', '/onboard', '/tukar', '/voucher'],
  budgetBytes: 90_000,
});
