import { createTheme, partnerSlugs, type PartnerSlug, Stack } from '@poku/shared/ui';
import { RadioGroup } from '@poku/shared/ui/fields';

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
  ...partnerSlugs.map((slug) => ({ value: slug, label: createTheme(slug).name })),
];

interface ThemeSwitchProps {
  readonly partner: PartnerSlug | null;
  readonly scheme: Scheme;
  readonly onChange: (next: { readonly tema: string; readonly mode: string }) => void;
}

export function ThemeSwitch({ partner, scheme, onChange }: ThemeSwitchProps) {
  const tema = partner ?? 'poku';
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
