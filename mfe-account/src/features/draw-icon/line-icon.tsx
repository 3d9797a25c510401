const shapes = {
  /** Reads again. */
  again: 'M20 4v5h-5M20 9a8.5 8.5 0 1 0 .5 4',
  /** What is dreamt of. */
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
};

/** An icon in the kit's strokes; words or a label beside it say what it is. */
export const LineIcon = ({ name }: { readonly name: keyof typeof shapes }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={shapes[name]} />
  </svg>
);
