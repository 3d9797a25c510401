/**
 * Gives a link to another app, by the device's own sheet.
 * @param otherwise run where there is no sheet, or it fails; who closes it has changed their mind
 */
export async function shareLink(link: ShareData, otherwise: () => Promise<void>): Promise<void> {
  try {
    await navigator.share(link);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await otherwise();
  }
}
