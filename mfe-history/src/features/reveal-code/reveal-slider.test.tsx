import { createTestPlatform, TestFrame } from '@poku/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KNOB_AND_INSET_PX } from './reveal-slider.styles';
import { RevealSlider } from './reveal-slider';

const WAY_PX = 300;

beforeAll(() => {
  // The test browser has neither layout nor captured pointers.
  Element.prototype.setPointerCapture = () => undefined;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, WAY_PX + KNOB_AND_INSET_PX, KNOB_AND_INSET_PX));
});
afterAll(() => jest.restoreAllMocks());

const start = async () => {
  const { platform } = await createTestPlatform();
  const handleEnd = jest.fn();
  render(
    <TestFrame platform={platform}>
      <RevealSlider isAsking={false} onEnd={handleEnd} />
    </TestFrame>,
  );
  const button = screen.getByRole('button', { name: 'Geser untuk melihat kode' });
  return { button, handleEnd, user: userEvent.setup() };
};
const shareOf = (button: HTMLElement): string | undefined =>
  button.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.transform;

/** The test browser knows no pointers. */
class FingerEvent extends MouseEvent {
  readonly isPrimary = true;
  readonly pointerId = 1;
}
const finger = (button: HTMLElement, type: string, clientX = 0) =>
  fireEvent(button, new FingerEvent(type, { bubbles: true, button: 0, clientX }));

/** A finger from one place to others, and then off the screen; the browser adds its click. */
const slide = (button: HTMLElement, ...places: readonly number[]) => {
  finger(button, 'pointerdown', 20);
  for (const place of places) finger(button, 'pointermove', 20 + place);
  return {
    letGo() {
      finger(button, 'pointerup');
      fireEvent.click(button, { detail: 1 });
    },
  };
};

test('the knob follows the finger, and the end counts when it is let go there', async () => {
  const { button, handleEnd } = await start();
  const held = slide(button, 60, 150);
  expect(shareOf(button)).toBe('translateX(50%)');
  held.letGo();
  expect(handleEnd).not.toHaveBeenCalled();
  slide(button, 150, WAY_PX + 40).letGo();
  expect(handleEnd).toHaveBeenCalledTimes(1);
});

test('let go early it goes back, and the browser’s click after it is no press', async () => {
  const { button, handleEnd } = await start();
  slide(button, 200).letGo();
  expect(shareOf(button)).toBe('translateX(0%)');
  expect(handleEnd).not.toHaveBeenCalled();
});

test('a page that takes the finger over for scrolling puts the knob back', async () => {
  const { button, handleEnd } = await start();
  slide(button, WAY_PX);
  finger(button, 'pointercancel');
  expect(shareOf(button)).toBe('translateX(0%)');
  expect(handleEnd).not.toHaveBeenCalled();
});

test('a press without sliding reaches the same, also right after a slide', async () => {
  const { button, handleEnd, user } = await start();
  slide(button, 200).letGo();
  await user.click(button);
  expect(handleEnd).toHaveBeenCalledTimes(1);
});

test('a finger that trembles presses', async () => {
  const { button, handleEnd } = await start();
  slide(button, 3).letGo();
  expect(handleEnd).toHaveBeenCalledTimes(1);
});

test.each(['{Enter}', ' ', '{End}', '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}'])(
  'the keys %s reach the same',
  async (keys) => {
    const { handleEnd, user } = await start();
    await user.tab();
    await user.keyboard(keys);
    expect(handleEnd).toHaveBeenCalledTimes(1);
  },
);

test('arrow keys move the knob both ways; leaving the button puts it back', async () => {
  const { button, handleEnd, user } = await start();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(shareOf(button)).toBe('translateX(25%)');
  await user.tab();
  expect(shareOf(button)).toBe('translateX(0%)');
  expect(handleEnd).not.toHaveBeenCalled();
});

test('says that it can be pressed', async () => {
  const { button } = await start();
  expect(button).toHaveAccessibleDescription('Geser sampai ke ujung, atau cukup ketuk.');
});
