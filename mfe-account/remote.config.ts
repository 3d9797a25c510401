import { defineRemote } from '@poku/contract';

export const remote = defineRemote({
  name: 'mfe-account',
  routes: [
    { path: '/login', access: 'guest', page: 'login', layout: 'bare' },
    { path: '/register', access: 'guest', page: 'register', layout: 'focus', preload: ['/checklimit'] },
    { path: '/forgot-password', access: 'public', page: 'forgot-password', layout: 'focus' },
    { path: '/change-password', access: 'public', page: 'new-password', layout: 'focus' },
    { path: '/user-change-password', access: 'member', page: 'change-password', layout: 'focus' },
    { path: '/verification/:token', access: 'public', page: 'email-verification', layout: 'focus' },
    { path: '/email-verified', access: 'public', page: 'email-verification', layout: 'focus' },
    { path: '/berhenti-email', access: 'public', page: 'way-out', layout: 'focus' },
    { path: '/landing', access: 'member', page: 'landing', layout: 'bare' },
    { path: '/onboard', access: 'member', page: 'onboard', layout: 'focus' },
    { path: '/profil', access: 'member', page: 'profile', layout: 'tab' },
    { path: '/change-profil', access: 'member', page: 'profile-settings', layout: 'focus' },
    {
      path: '/preferensi',
      access: 'member',
      page: 'preferences',
      layout: 'focus',
      preload: ['/customerinterest/{clientId}'],
    },
    {
      path: '/change-notification',
      access: 'member',
      page: 'notification-settings',
      layout: 'focus',
      preload: ['/customersetting/{clientId}'],
    },
    {
      path: '/kotak-masuk',
      access: 'member',
      page: 'inbox',
      preload: ['/customernotice/{clientId}'],
    },
    {
      path: '/poinku',
      access: 'member',
      page: 'points',
      preload: ['/customerpartnerpoin/{clientId}', '/customerwaitingearn/{clientId}'],
    },
    {
      path: '/penjaga-hangus',
      access: 'member',
      page: 'ending',
      preload: ['/customerending/{clientId}'],
    },
    { path: '/poin-n-tier', access: 'member', page: 'tier', preload: ['/tier/{clientId}'] },
    { path: '/test-form', access: 'member', page: 'test-form', layout: 'focus' },
  ],
  slots: [
    { slot: 'dashboard', widget: 'my-points', order: 1, heightPx: 252, preload: ['/tier/{clientId}'] },
    { slot: 'welcome', widget: 'short-guide', order: 10, heightPx: 0 },
    { slot: 'notice', widget: 'email-notice', order: 10, heightPx: 0 },
    { slot: 'after-purchase', widget: 'push-question', order: 10, heightPx: 0 },
  ],
  links: [
    '/partner-login',
    '/earn-point',
    '/tukar',
    '/checkout',
    '/add-partner',
    '/partner-linkage',
    '/ewallet-linkage',
    '/about-app',
    '/pusat-bantuan',
    '/favorit',
  ],
  offers: ['onboard-partner', 'onboard-ewallet', 'open-payments', 'guest'],
  // With the front door of a guest, a question to whoever leaves with changes, the shapes of the calls that its pages make, the inbox, and
  // notices on the device. The page of an e-mail's way out, a chunk of its own that no other page loads, 3 KB; the question after a purchase,
  // which other remotes' pages show, with what it brings along, 2 KB. The points on the home, a chunk of its own, 5 KB. What ends soon and
  // what to use it for, another, 2.5 KB. Lots that are folded away, and partners beside them on a desk, 1 KB. The first look at the home,
  // which only new members load, 2 KB.
  budgetBytes: 160_500,
});
