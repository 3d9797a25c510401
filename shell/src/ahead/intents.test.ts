import { followIntents, REST_MS } from './intents';

const told: string[] = [];
let end: () => void;

const link = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** The pointer events that jsdom lacks. */
class Pointer extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;
  constructor(type: string, { isPrimary = true, pointerType = 'mouse', ...init }: PointerEventInit) {
    super(type, { bubbles: true, button: 0, ...init });
    this.isPrimary = isPrimary;
    this.pointerType = pointerType;
  }
}
const point = (type: string, target: HTMLElement, init: PointerEventInit = {}): void => {
  target.dispatchEvent(new Pointer(type, init));
};

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <a id="other" href="/tukar"><span id="inside">Tukar</span></a>
    <a id="second" href="/raih">Kupon</a>
    <a id="here" href="/?again=1">Beranda</a>
    <a id="away" href="https://elsewhere.example/tukar">Keluar</a>
    <a id="tab" href="/tukar" target="_blank">Tab</a>
    <a id="file" href="/tukar" download>Berkas</a>
    <a id="none">Tanpa alamat</a>
    <button id="button">Tombol</button>`;
  end = followIntents(({ id }, intent) => told.push(`${intent} ${id}`));
});
afterEach(() => {
  end();
  told.length = 0;
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('a press is told at once, whatever of the link was hit', () => {
  point('pointerdown', link('inside'));
  expect(told).toEqual(['press other']);
});

test.each(['here', 'away', 'tab', 'file', 'none', 'button'])('a press of #%s is nothing', (id) => {
  point('pointerdown', link(id));
  expect(told).toEqual([]);
});

test.each([
  [{ button: 1 }],
  [{ isPrimary: false }],
  [{ ctrlKey: true }],
  [{ metaKey: true }],
  [{ shiftKey: true }],
  [{ altKey: true }],
])('a press with %j opens no page here', (init) => {
  point('pointerdown', link('other'), init);
  expect(told).toEqual([]);
});

test('a mouse that rests is told once, one that passes and a finger never', () => {
  point('pointerover', link('other'));
  jest.advanceTimersByTime(REST_MS - 1);
  point('pointerover', link('second'));
  jest.advanceTimersByTime(REST_MS - 1);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  point('pointerover', link('second'));
  jest.advanceTimersByTime(REST_MS);
  expect(told).toEqual(['rest second']);
  point('pointerover', link('button'));
  point('pointerover', link('other'), { pointerType: 'touch' });
  jest.advanceTimersByTime(REST_MS);
  expect(told).toEqual(['rest second']);
});

test('a link that is gone before the pointer has rested is nothing', () => {
  point('pointerover', link('other'));
  link('other').remove();
  jest.advanceTimersByTime(REST_MS);
  expect(told).toEqual([]);
});

test('the focus of a keyboard that rests is told', () => {
  link('other').focus();
  jest.advanceTimersByTime(REST_MS);
  expect(told).toEqual(['rest other']);
});

test('nothing is told after the end', () => {
  point('pointerover', link('other'));
  end();
  point('pointerdown', link('second'));
  jest.advanceTimersByTime(REST_MS);
  expect(told).toEqual([]);
});
