/** Ways from the profile to the help pages ([C] §2). */
export const helpLinkWording = {
  app: 'Tentang Aplikasi',
  helpCentre: 'Pusat Bantuan',
} as const;
