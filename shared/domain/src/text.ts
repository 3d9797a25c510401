/** Anything but white space and characters that show nothing. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Control characters except the line end, and halves of characters. */
const UNREADABLE = /(?!\n)\p{Cc}|\p{Cs}/u;

/** Characters as a reader counts them in a limit: code points, so that an emoji is one and no half of one is cut. */
export const countChars = (text: string): number => Array.from(text).length;

/** A text as it is stored and counted: line ends as `\n`, no white space around it. Applying it twice changes nothing. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Whether a text shows nothing at all. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** Whether a text has control characters other than line ends, or halves of characters; neither can be shown. */
export const isUnreadableText = (text: string): boolean => UNREADABLE.test(normalizeText(text));
