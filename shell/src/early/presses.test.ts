import { followPresses } from './presses';

const paint = (html: string) => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const presses = followPresses(element);
  return {
    presses,
    one: (selector: string) => element.querySelector<HTMLElement>(selector) as HTMLElement,
    said: () => presses.map((pressed) => pressed.textContent),
  };
};
afterEach(() => document.body.replaceChildren());

test('buttons are remembered in order, whatever of them is hit; what the browser does by itself is not', () => {
  const { one, said } = paint(
    '<button>A</button><div role="button">B</div><button disabled>C</button><button aria-disabled="true">D</button>' +
      '<button class="icon"><svg><path /></svg></button><a href="#x">E</a><label>F<input type="checkbox"></label>',
  );
  one('path').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (const hit of ['div', 'button', 'button:disabled', '[aria-disabled]', 'a', 'input', 'div'])
    one(hit).click();
  expect(said()).toEqual(['', 'B', 'A', 'B']);
});

test('a form is not sent by the browser, and the button that sends it stands there once, pressed twice or by Enter', () => {
  const { one, presses } = paint(
    '<form><input name="a"><button type="button">Lihat</button><button>Kirim</button></form>',
  );
  const sent = jest.fn<undefined, [boolean]>();
  document.addEventListener('submit', (event) => sent(event.defaultPrevented), { once: true });
  const [look, send] = [one('button'), one('button:not([type])')];
  // Enter in a field clicks the button.
  send.click();
  look.click();
  send.click();
  look.click();
  expect(presses).toEqual([send, look, look]);
  expect(sent).toHaveBeenCalledWith(true);
});

test('a form without a button is remembered itself, once', () => {
  const { one, presses } = paint('<form><input name="a"></form>');
  const form = one('form') as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  expect(presses).toEqual([form]);
});

test('no more than twenty presses are remembered', () => {
  const { one, presses } = paint('<button type="button">A</button>');
  for (let time = 0; time < 30; time += 1) one('button').click();
  expect(presses).toHaveLength(20);
});
