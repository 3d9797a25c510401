import type { PartnerBrand } from '@poku/contract';
import { createTheme, Stack } from '@poku/kit';
import { RadioGroup } from '@poku/kit/fields';
import { brands } from './brands';

const schemes = [
  { value: 'auto', label: 'Ikuti perangkat' },
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
] as const;
type Scheme = (typeof schemes)[number]['value'];

/** Whether an address asks for a colour scheme that exists. */
export function isScheme(value: string | null): value is Scheme {
  return schemes.some((scheme) => scheme.value === value);
}

const themes = [
  { value: 'poku', label: createTheme(null).name },
  ...brands.map(({ slug, name }) => ({ value: slug, label: name })),
];

interface ThemeSwitchProps {
  readonly partner: PartnerBrand | null;
  readonly scheme: Scheme;
  readonly onChange: (next: { readonly tema: string; readonly mode: string }) => void;
}

export function ThemeSwitch({ partner, scheme, onChange }: ThemeSwitchProps) {
  const tema = partner?.slug ?? 'poku';
  return (
    <Stack $gap={2}>
      <RadioGroup
        label="Tema"
        options={themes}
        value={tema}
        onChange={(next) => onChange({ tema: next, mode: scheme })}
      />
      <RadioGroup
        label="Mode warna"
        options={schemes}
        value={scheme}
        onChange={(next) => onChange({ tema, mode: next })}
      />
    </Stack>
  );
}
