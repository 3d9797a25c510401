/** System colours, so that it is legible by day and by night. */
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { margin: 0 auto; padding: 16px; max-width: 1440px; box-sizing: border-box; }
h1 { font-size: 1.5rem; margin: 0 0 8px; }
h2 { font-size: 1.125rem; margin: 24px 0 8px; }
main, form { display: grid; gap: 16px; min-width: 0; }
fieldset { display: grid; gap: 8px; min-width: 0; border: 1px solid GrayText; border-radius: 8px; }
label { display: grid; grid-template-columns: 8rem 1fr; gap: 8px; align-items: center; }
input, select, button { font: inherit; min-height: 44px; min-width: 0; width: 100%; box-sizing: border-box; }
input::placeholder { color: inherit; opacity: 0.75; }
button { width: auto; padding: 0 16px; }
button[aria-pressed=true] { font-weight: bold; border-width: 3px; }
.forms { display: flex; flex-wrap: wrap; gap: 8px; }
pre, ol { overflow: auto; max-height: 20rem; padding: 12px; margin: 8px 0; border: 1px solid GrayText; border-radius: 8px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
ol { list-style: none; min-height: 3rem; font-family: monospace; overflow-wrap: anywhere; }
section { min-width: 0; }
@media (min-width: 900px) { main { grid-template-columns: 320px 1fr; align-items: start; gap: 32px; } }
`;

/** Gives the page its look; its policy allows no style that stands in it. */
export const applyLook = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [sheet];
};
