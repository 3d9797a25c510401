import { renderUi } from '../testing/render-ui';
import { MediaBase } from './media-base';
import { Picture } from './picture';

const sourceOf = (base: string, src: string) =>
  renderUi(
    <MediaBase value={base}>
      <Picture src={src} alt="" />
    </MediaBase>,
  )
    .container.querySelector('img')
    ?.getAttribute('src');

test('a picture is a path of our own pages, and comes from our site inside a page of others', () => {
  expect(sourceOf('', '/media/a.svg')).toBe('/media/a.svg');
  expect(sourceOf('https://poku.example', '/media/a.svg')).toBe('https://poku.example/media/a.svg');
});
