/** A script did not arrive, or is not the right one. Compare `name`. */
class FileError extends Error {
  override readonly name = 'FileError';
}

/**
 * Runs a script of a release.
 * @param src address; the page's Trusted Types policy refuses one outside the release folders
 * @param integrity `sha384-…`; a file with other bytes is not run
 * @throws FileError when the script does not arrive or is not the right one
 */
export const loadScript = (src: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (settled: () => void) => () => {
      script.remove();
      settled();
    };
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.addEventListener('load', settle(resolve));
    script.addEventListener(
      'error',
      settle(() => reject(new FileError(`${src} could not be loaded or is not the published file`))),
    );
    script.src = src;
    document.head.append(script);
  });
