/** Every address that this remote links to. Not each has a page yet: ask `platform.isKnownPath`. */
export const paths = {
  home: () => '/',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  points: () => '/poinku',
  profileSettings: () => '/change-profil',
  notificationSettings: () => '/change-notification',
  partners: () => '/partner-linkage',
  ewallets: () => '/ewallet-linkage',
  about: () => '/about-app',
  help: () => '/pusat-bantuan',
};
