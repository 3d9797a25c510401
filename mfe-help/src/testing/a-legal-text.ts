import { fixture } from '@poku/testing';

/** A text that the operators keep, valid since 21 November 2026. */
export const aLegalText = fixture(() => ({
  title: 'Syarat dan Ketentuan',
  content: '<h3>1. Tentang perjanjian ini</h3><p>Isi perjanjian.</p>',
  validFrom: '2026-11-21',
}));
