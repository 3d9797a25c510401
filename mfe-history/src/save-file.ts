/** Spreadsheets read a file without it as another encoding; reading an answer as text has taken it away. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Some browsers read the file only after the press was handled. */
const FILE_LIFE_MS = 60_000;

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_LIFE_MS);
}

/** Has the browser save a text in UTF-8 as a file. */
export function saveText(name: string, type: string, text: string): void {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text;
  saveFile(name, new Blob([content], { type: `${type};charset=utf-8` }));
}
