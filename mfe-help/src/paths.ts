/** What a report is about, in its address. */
export const REPORT_ABOUT = 'tentang';

/** Every address that this remote links to. Not each has a page: ask `platform.isKnownPath`. `BRAND.paths` has the one that carries the name. */
export const paths = {
  help: () => '/pusat-bantuan',
  topic: (slug: string) => `/faq/topik/${encodeURIComponent(slug)}`,
  sendReport: () => '/faq/contact/send-report',
  /** The report, begun for points that did not come. */
  reportPoints: () => `/faq/contact/send-report?${REPORT_ABOUT}=poin`,
  history: () => '/riwayat',
  feedback: () => '/feedback',
  aboutApp: () => '/about-app',
  guide: () => '/about',
  terms: () => '/terms',
  privacyPolicy: () => '/privacypolicy',
  earnPoint: () => '/earn-point',
  addPartner: () => '/add-partner',
  catalogue: () => '/tukar',
  profile: () => '/profil',
  login: () => '/login',
  home: () => '/',
};
