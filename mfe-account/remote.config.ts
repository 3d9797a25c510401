import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-account',
  routes: [
    { path: '/login', access: 'guest', page: 'login', layout: 'bare' },
    { path: '/profil', access: 'member', page: 'profile', layout: 'tab' },
  ],
  slots: [],
  budgetBytes: 40_000,
});
