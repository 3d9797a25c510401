import { unseenFiles } from './loaded-files';

const ORIGIN = 'https://poku.example';
const loaded = (address: string, workerStart = 0) => ({ name: address, workerStart });

test('files of releases and pictures that no worker saw are to be kept; calls, pages and other origins never', () => {
  expect(
    unseenFiles(
      [
        loaded(`${ORIGIN}/shell/1/shell.js`),
        loaded(`${ORIGIN}/remotes/mfe-help/1/entry.js?again=1`),
        loaded(`${ORIGIN}/media/icon.svg`),
        loaded(`${ORIGIN}/shell/1/later.js`, 12.5),
        loaded(`${ORIGIN}/gateway/customerdetail/a`),
        loaded(`${ORIGIN}/verification/token`),
        loaded('https://elsewhere.example/shell/1/shell.js'),
      ],
      ORIGIN,
    ),
  ).toEqual(['/shell/1/shell.js', '/remotes/mfe-help/1/entry.js', '/media/icon.svg']);
});
