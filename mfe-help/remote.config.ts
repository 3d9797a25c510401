import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-help',
  routes: [
    { path: '/pusat-bantuan', access: 'member', page: 'help-centre', preload: ['/customerfaq/{clientId}'] },
    { path: '/faq/topik/:slug', access: 'member', page: 'topic', preload: ['/customerfaq/{clientId}'] },
    { path: '/faq/contact/send-report', access: 'member', page: 'send-report', layout: 'focus' },
    {
      path: '/feedback',
      access: 'member',
      page: 'feedback',
      layout: 'focus',
      preload: ['/question/{clientId}'],
    },
    { path: '/about-app', access: 'member', page: 'about-app' },
    { path: '/about', access: 'public', page: 'guide' },
    { path: '/about-poku', access: 'public', page: 'about-brand', preload: ['/about'] },
    { path: '/terms', access: 'public', page: 'terms', preload: ['/termcondition'] },
    { path: '/privacypolicy', access: 'public', page: 'privacy-policy', preload: ['/privacypolicy'] },
  ],
  slots: [],
  links: ['/earn-point', '/add-partner', '/tukar', '/profil', '/login'],
  budgetBytes: 30_000,
});
