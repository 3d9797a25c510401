/** Catches what the browser is told to save; the test's browser saves nothing. Call it once, at the top. */
export function startSavedFiles() {
  const blobs: Blob[] = [];
  const saved = new Map<string, Blob>();
  beforeAll(() => {
    URL.createObjectURL = (blob: Blob) => `http://localhost/#${blobs.push(blob) - 1}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs[Number(new URL(this.href).hash.slice(1))];
      if (blob) saved.set(this.download, blob);
    });
  });
  afterEach(() => saved.clear());
  afterAll(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return saved;
}
