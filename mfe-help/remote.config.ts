import { defineRemote } from '@poku/contract';
import { aboutCall, privacyPolicyCall, termsCall } from '@poku/flows/legal';
import { topicsCall } from './src/calls/faq';
import { questionsCall } from './src/calls/feedback';

export const remote = defineRemote({
  name: 'mfe-help',
  routes: [
    { path: '/pusat-bantuan', access: 'member', page: 'help-centre', preload: [topicsCall.path] },
    { path: '/faq/topik/:slug', access: 'member', page: 'topic', preload: [topicsCall.path] },
    { path: '/faq/contact/send-report', access: 'member', page: 'send-report', layout: 'focus' },
    {
      path: '/feedback',
      access: 'member',
      page: 'feedback',
      layout: 'focus',
      preload: [questionsCall.path],
    },
    { path: '/about-app', access: 'member', page: 'about-app' },
    { path: '/about', access: 'public', page: 'guide' },
    { path: '/about-poku', access: 'public', page: 'about-brand', preload: [aboutCall.path] },
    { path: '/terms', access: 'public', page: 'terms', preload: [termsCall.path] },
    { path: '/privacypolicy', access: 'public', page: 'privacy-policy', preload: [privacyPolicyCall.path] },
  ],
  slots: [],
  links: ['/earn-point', '/add-partner', '/tukar', '/riwayat', '/profil', '/login'],
  // The headings of long texts, and the other topics beside a topic's answers, 2 KB; 1.3 KB more when Rspack builds it.
  budgetBytes: 34_500,
});
