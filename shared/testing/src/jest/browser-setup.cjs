require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Tests wait for a condition; on a busy machine it may take longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });
// A test ends by its own waiting, which names what it waited for, and not by this.
jest.setTimeout(60_000);
// What one test leaves in the tab is no business of the next; some tests of the browser's code run without a page.
afterEach(() => {
  if ('sessionStorage' in globalThis) sessionStorage.clear();
});
