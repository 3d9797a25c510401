/**
 * Keeps the page behind a dialog from scrolling until it is released; dialogs may stand over each other. The page is marked by
 * an attribute of its root: by `:has(dialog[open])` the browser would look through the whole page at each change of it.
 * Inside a shadow root nothing happens: the page there is not ours.
 * @returns releases the page
 */
export function holdPage(dialog: HTMLElement): () => void {
  const { documentElement: root } = dialog.ownerDocument;
  if (!(dialog.getRootNode() instanceof Document)) return () => undefined;
  const count = (change: number) => {
    const dialogs = Number(root.dataset.dialogs ?? 0) + change;
    if (dialogs > 0) root.dataset.dialogs = String(dialogs);
    else delete root.dataset.dialogs;
  };
  count(1);
  return () => count(-1);
}
