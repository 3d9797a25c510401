import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-account',
  routes: [
    { path: '/login', access: 'guest', page: 'login' },
    { path: '/profil', access: 'member', page: 'profile' },
  ],
  slots: [],
  budgetBytes: 40_000,
});
