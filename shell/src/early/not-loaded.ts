/** Colours and room of the page as it is painted; through the CSSOM, since no style may stand in an attribute. */
const LOOK =
  'margin:0;padding:12px 16px;font-weight:700;text-align:center;color:var(--poku-error);background:var(--poku-card)';

/**
 * Says at the top of what is painted that the app did not come: nothing there would ever be done. The link is a plain one, so the
 * browser loads the page anew.
 */
export const sayNotLoaded = (element: HTMLElement): void => {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.style.cssText = LOOK;
  const again = document.createElement('a');
  again.href = location.pathname + location.search;
  again.textContent = 'muat ulang halaman ini';
  alert.append('Poku belum bisa dimuat. Periksa koneksi kamu, lalu ', again, '.');
  element.prepend(alert);
};
