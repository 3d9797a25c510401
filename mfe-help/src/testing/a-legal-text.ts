import type { wire } from '@poku/contract';

/** A text that the operators keep, valid since 21 November 2026. */
export function aLegalText(overrides: Partial<wire.WireLegalText> = {}): wire.WireLegalText {
  return {
    title: 'Syarat dan Ketentuan',
    content: '<h3>1. Tentang perjanjian ini</h3><p>Isi perjanjian.</p>',
    validFrom: '2026-11-21',
    ...overrides,
  };
}
