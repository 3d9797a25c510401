import { fireEvent, renderHook } from '@testing-library/react';
import { startRenderInTurns } from '@poku/testing';
import { useSlideGestures } from '.';

const renderInTurns = startRenderInTurns();

function follow() {
  const turns: number[] = [];
  const { unmount } = renderHook(() => useSlideGestures((by) => turns.push(by)));
  return { turns, unmount };
}
const touch = (clientX: number, clientY: number) => ({ clientX, clientY });
function swipe(from: ReturnType<typeof touch>, to: ReturnType<typeof touch>) {
  fireEvent.touchStart(document, { touches: [from] });
  fireEvent.touchEnd(document, { changedTouches: [to] });
}

test('a swipe to the left turns on, one to the right back', () => {
  const { turns } = follow();
  swipe(touch(300, 100), touch(200, 120));
  swipe(touch(200, 100), touch(300, 120));
  expect(turns).toEqual([1, -1]);
});

test('a short swipe, a scroll and two fingers turn nothing', () => {
  const { turns } = follow();
  swipe(touch(300, 100), touch(260, 100));
  swipe(touch(300, 400), touch(220, 100));
  fireEvent.touchStart(document, { touches: [touch(300, 100), touch(100, 100)] });
  fireEvent.touchEnd(document, { changedTouches: [touch(100, 100)] });
  expect(turns).toEqual([]);
});

test("arrow keys turn, except together with another key, which is the browser's", () => {
  const { turns, unmount } = follow();
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  fireEvent.keyDown(document, { key: 'ArrowLeft' });
  fireEvent.keyDown(document, { key: 'ArrowLeft', altKey: true });
  expect(turns).toEqual([1, -1]);
  unmount();
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  expect(turns).toEqual([1, -1]);
});

test('a key that is pressed as soon as the slides stand turns', async () => {
  const turns: number[] = [];
  function Slides() {
    useSlideGestures((by) => turns.push(by));
    return <p>Slide</p>;
  }
  await renderInTurns(<Slides />, () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' })),
  );
  expect(turns).toEqual([1]);
});
