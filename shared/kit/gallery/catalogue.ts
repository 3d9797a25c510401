import type { ComponentType } from 'react';

/** A module of `parts/`, with what the build adds to it (`scripts/ui/example-loader.mjs`). */
interface ExampleModule {
  readonly title: string;
  /** Of its frame in CSS pixels, for what fills the screen. Default as high as it is. */
  readonly heightPx?: number;
  readonly Example: ComponentType;
  /** Its own file, without the lines above. */
  readonly source: string;
  /** The parts of the kit that it shows, with their docstrings. */
  readonly uses: readonly { readonly name: string; readonly from: string; readonly doc: string }[];
}

/** A part of the kit in its states. */
export interface Part extends ExampleModule {
  /** Its address: section and name. */
  readonly path: string;
}

const titles = {
  foundation: 'Foundation',
  layout: 'Layout',
  buttons: 'Buttons and controls',
  fields: 'Fields',
  forms: 'Forms',
  content: 'Content',
  states: 'States',
  overlays: 'Overlays',
} as const;
type SectionId = keyof typeof titles;

const examples = import.meta.webpackContext('./parts', { recursive: true, regExp: /\.tsx$/ });

const parts: readonly Part[] = examples.keys().map((file) => ({
  ...(examples(file) as ExampleModule),
  path: file.replace(/^\.\/|\.tsx$/g, ''),
}));

/** All sections in their order, each with its parts by title. */
export const sections = (Object.keys(titles) as SectionId[]).map((id) => ({
  id,
  title: titles[id],
  parts: parts
    .filter(({ path }) => path.startsWith(`${id}/`))
    .sort((one, other) => one.title.localeCompare(other.title)),
}));

/** A part by its address. */
export const partAt = (path: string): Part | undefined => parts.find((part) => part.path === path);

/** What an address shows: everything, a section, or one part. */
export const shownAt = (path: string): typeof sections =>
  sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter((part) => ['', section.id, part.path].includes(path)),
    }))
    .filter((section) => section.parts.length > 0);

/** Whether a part is about these words: its title, its section, or what it shows. */
export const isAbout = (part: Part, words: string): boolean => {
  const text = [part.title, part.path, ...part.uses.map(({ name }) => name)].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
