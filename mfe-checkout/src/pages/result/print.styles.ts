import { createGlobalStyle } from '@poku/kit';

/** On paper the receipt stands alone, black on white, from A6 to A4 on one page. The doubled root outdoes every other style. */
export const PrintedAlone = createGlobalStyle`
  @media print {
    @page {
      margin: 6mm;
    }
    body *:not(:has([data-receipt])):not([data-receipt]):not([data-receipt] *) {
      display: none;
    }
    :root:root, :root:root body, :root:root body *:has([data-receipt]) {
      display: block;
      min-height: 0;
      margin: 0;
      padding: 0;
      background: none;
      color-scheme: light;
    }
    :root:root [data-receipt], :root:root [data-receipt] * {
      font-size: 9pt;
      line-height: 1.25;
      color: CanvasText;
      background: none;
      border-color: CanvasText;
      box-shadow: none;
    }
    :root:root [data-receipt] {
      max-width: 120mm;
      padding: 0;
      break-inside: avoid;
    }
  }
  @media print and (max-width: 120mm) {
    :root:root [data-receipt], :root:root [data-receipt] * {
      gap: 0.5mm 3mm;
      font-size: 8pt;
    }
  }
`;
