/** Screens that pictures are taken on, in px: a phone, a tablet, a desk. */
export const SIZES = [
  { name: '360', width: 360, height: 800 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 800 },
] as const;

/** Name of a size: its width. */
export type SizeName = (typeof SIZES)[number]['name'];
