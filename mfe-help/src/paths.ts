/** Every address that this remote links to. */
export const paths = {
  help: () => '/pusat-bantuan',
  topic: (slug: string) => `/faq/topik/${encodeURIComponent(slug)}`,
  sendReport: () => '/faq/contact/send-report',
  home: () => '/',
};
