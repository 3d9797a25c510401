import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-help',
  routes: [
    { path: '/pusat-bantuan', access: 'member', page: 'help-centre', preload: ['/customerfaq/{clientId}'] },
    { path: '/faq/topik/:slug', access: 'member', page: 'topic', preload: ['/customerfaq/{clientId}'] },
  ],
  slots: [],
  budgetBytes: 30_000,
});
