import { usePlatform } from '@poku/platform';
import { Button } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import type { Year } from '../../calls/year';
import { saveFile } from '../../save-file';
import { shareLink } from '../../share-link';
import { yearWording } from '../../wording/year';

const TYPE = 'image/png';

/** Missing in browsers that share nothing, or no files. */
const sharesFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'a.png', { type: TYPE })] });

/** Draws a year as a picture and gives it to another app; saves it where the device shares no files. */
export function PictureButton({ year }: { readonly year: Year }) {
  const { events } = usePlatform();
  const canShare = sharesFiles();
  const giving = useSubmission(async () => {
    try {
      // Fetched with the first press.
      const { drawYear, pictureName } = await import('./draw-year');
      const picture = await drawYear(year, getComputedStyle(document.body));
      const name = pictureName(year.year);
      const save = () => Promise.resolve(saveFile(name, picture));
      if (!canShare) return await save();
      const files = [new File([picture], name, { type: TYPE })];
      await shareLink({ files, text: yearWording.shareText(String(year.year)) }, save);
    } catch {
      events.publish('alert.raised', { kind: 'error', message: yearWording.pictureFailed });
    }
  });
  return (
    <Button fullWidth busy={giving.isSending} onClick={() => void giving.send()}>
      {canShare ? yearWording.share : yearWording.save}
    </Button>
  );
}
