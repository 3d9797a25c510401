import { useState } from 'react';
import { useSearchParams } from '@poku/kit/router';
import {
  AppFrame,
  BottomMenu,
  createTheme,
  GlobalStyle,
  type MenuItem,
  PageHeader,
  PartnerHeader,
  ThemeProvider,
  type ToastMessage,
  ToastRegion,
} from '@poku/kit';
import { brands } from './brands';
import { ButtonSection } from './sections/buttons';
import { ContentSection } from './sections/content';
import { FieldSection } from './sections/fields';
import { FormSection } from './sections/forms';
import { FoundationSection } from './sections/foundation';
import { OverlaySection } from './sections/overlays';
import { StateSection } from './sections/states';
import { isScheme, ThemeSwitch } from './theme-switch';

const menu: readonly MenuItem[] = [
  { to: '/', label: 'Beranda', icon: 'home' },
  { to: '/tukar', label: 'Tukar', icon: 'swap' },
  { to: '/raih', label: 'Kupon Ku', icon: 'coupon' },
  { to: '/riwayat', label: 'Riwayat', icon: 'history' },
  { to: '/profil', label: 'Profil', icon: 'profile' },
];

/** Every part of the kit in its states. `?tema=` and `?mode=` choose theme and colour scheme. */
export function Gallery() {
  const [search, setSearch] = useSearchParams();
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const slug = search.get('tema');
  const mode = search.get('mode');
  const partner = brands.find((brand) => brand.slug === slug) ?? null;
  const scheme = isScheme(mode) ? mode : 'auto';
  function handleSwitch(next: { readonly tema: string; readonly mode: string }) {
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return (
    <ThemeProvider theme={createTheme(partner)}>
      <GlobalStyle $scheme={scheme} />
      <AppFrame
        header={
          partner === null ? (
            <PageHeader title="Pustaka tampilan" />
          ) : (
            <PartnerHeader title="Pustaka tampilan" />
          )
        }
        menu={<BottomMenu items={menu} />}
      >
        <ThemeSwitch partner={partner} scheme={scheme} onChange={handleSwitch} />
        <FoundationSection />
        <ButtonSection />
        <FieldSection />
        <FormSection />
        <ContentSection />
        <StateSection />
        <OverlaySection onToast={(toast) => setToasts([...toasts, toast])} />
      </AppFrame>
      <ToastRegion toasts={toasts} onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </ThemeProvider>
  );
}
