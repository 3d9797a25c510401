import { type RefObject, useRef, useState } from 'react';
import { shareLink } from '../../share-link';
import { giftWording } from '../../wording/gift';

/** Ways to hand a link over. */
export interface HandOver {
  /** The element that shows the link; it is selected where a page may not copy. */
  readonly textRef: RefObject<HTMLParagraphElement | null>;
  /** Opens the device's share sheet; undefined where there is none. */
  readonly share: (() => void) | undefined;
  readonly copy: () => void;
  /** What came of the last press. A toast would lie behind the dialog. */
  readonly said: string;
}

/** Copies a link, or gives it to another app. */
export function useHandOver(url: string, text: string): HandOver {
  const textRef = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const select = () => {
    if (textRef.current !== null) window.getSelection()?.selectAllChildren(textRef.current);
    setSaid(giftWording.selected);
  };
  const copy = async () => {
    try {
      // Missing outside secure contexts, and refused by some in-app browsers.
      await navigator.clipboard.writeText(url);
      setSaid(giftWording.copied);
    } catch {
      select();
    }
  };
  const canShare = 'share' in navigator;
  return {
    textRef,
    share: canShare ? () => void shareLink({ text, url }, copy) : undefined,
    copy: () => void copy(),
    said,
  };
}
