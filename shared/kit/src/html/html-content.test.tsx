import corpus from '../../../testing/corpus/xss.json';
import { HTML_RULES } from '@poku/domain/html-rules';
import { renderUi } from '../testing/render-ui';
import { HtmlContent } from './html-content';

const LINK_ATTRIBUTES = ['href', 'rel', 'target'];

/** Elements inside the text's frame, with what each has beyond the rules; empty when it is fine. */
function foreignParts({ firstElementChild: frame }: HTMLElement): string[] {
  return [...(frame?.querySelectorAll('*') ?? [])].flatMap((element) => {
    const isKnown =
      element instanceof HTMLElement && HTML_RULES.ALLOWED_TAGS.includes(element.tagName.toLowerCase());
    const attributes = element
      .getAttributeNames()
      .filter((name) => element.tagName !== 'A' || !LINK_ATTRIBUTES.includes(name));
    const href = element.getAttribute('href');
    const leadsAway = href !== null && !/^(?:https:|mailto:|\/(?![/\\]))/i.test(href);
    return [...(isKnown ? [] : [element.tagName]), ...attributes, ...(leadsAway ? [href] : [])];
  });
}

test('marks and links are shown, those to other sites beside the page', () => {
  const { container } = renderUi(
    <HtmlContent html='<p>A <b>B</b> <a href="https://contoh.id">C</a> <a href="/faq">D</a></p>' />,
  );
  const [away, here] = container.querySelectorAll('a');
  expect([container.textContent, away?.target, away?.rel]).toEqual([
    'A B C D',
    '_blank',
    'noopener noreferrer',
  ]);
  expect([here?.getAttribute('href'), here?.target]).toEqual(['/faq', '']);
});

test('of the whole corpus nothing is shown that could run, even where the server let it pass', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(300);
  for (const payload of corpus) {
    const { container, unmount } = renderUi(<HtmlContent html={payload} />);
    expect([payload, foreignParts(container)]).toEqual([payload, []]);
    unmount();
  }
});
