/** @jest-environment node */
import { HTML_ATTRIBUTE } from '@poku/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { TestFrame } from '@poku/testing';
import { stillPlatform } from '@poku/platform/still';
import { HtmlContent } from './html-content';

test('where pages are painted it says which HTML comes, and puts none in', () => {
  const painted = renderToStaticMarkup(
    <TestFrame platform={stillPlatform('guest', null)}>
      <HtmlContent html="<b>*.content.*</b>" />
    </TestFrame>,
  );
  expect(painted).toContain(`${HTML_ATTRIBUTE}="&lt;b&gt;*.content.*&lt;/b&gt;"`);
  expect(painted).not.toContain('<b>');
});
