import type { PartnerBrand } from '@poku/contract';
import { LINK_LINE, linkLine } from '@poku/domain/link-line';
import { colorVariable, INK } from '@poku/domain/palette';
import { LOOK_COLOURS } from '@poku/domain/partner-look';
import { BRAND_MARKS } from './brand-marks';

/** Puts the name and the logo of a brand where their marks stand, in texts and attributes. */
const fillMarks = (content: Node, { name, logo }: PartnerBrand): void => {
  const fill = (place: Text | Attr, key: 'data' | 'value', text: string): void => {
    const filled = text.split(BRAND_MARKS.name).join(name).split(BRAND_MARKS.logo).join(logo);
    // A style that is written anew is another one for the policy of the page.
    if (filled !== text) Object.assign(place, { [key]: filled });
  };
  const nodes = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    if (node instanceof Text) fill(node, 'data', node.data);
    else if (node instanceof Element) for (const one of node.attributes) fill(one, 'value', one.value);
  }
};

/** The colours of a brand in the scheme of this moment, through the CSSOM since no style may stand in an attribute, and its pattern. */
const wear = (element: HTMLElement, { look }: PartnerBrand): void => {
  if (!look) return;
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const colours = look[scheme];
  for (const name of LOOK_COLOURS) element.style.setProperty(colorVariable(name), colours[name] ?? null);
  const line = colours.primary ? linkLine(colours.primary, INK[scheme]) : null;
  element.style.setProperty(LINK_LINE, line);
  element.dataset.pattern = look.pattern;
};

/**
 * Makes a page that was painted for any partner the one of a brand.
 * @param content of the page, before it is in the document
 * @param element will hold it
 */
export const fillBrand = (content: DocumentFragment, element: HTMLElement, brand: PartnerBrand): void => {
  fillMarks(content, brand);
  wear(element, brand);
};
