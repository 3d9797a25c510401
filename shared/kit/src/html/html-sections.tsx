import { Disclosure, Stack } from '@poku/kit';
import { HtmlContent } from './html-content';

export interface HtmlSectionsProps {
  /** In their order; titles differ. */
  readonly sections: readonly {
    readonly title: string;
    /** HTML from data, sanitised here. */
    readonly html: string;
  }[];
}

/** Texts from data, each folded under its title; a section without a text is left out. */
export function HtmlSections({ sections }: HtmlSectionsProps) {
  return (
    <Stack $gap={2}>
      {sections
        .filter(({ html }) => html !== '')
        .map(({ title, html }) => (
          <Disclosure key={title} title={title}>
            <HtmlContent html={html} />
          </Disclosure>
        ))}
    </Stack>
  );
}
