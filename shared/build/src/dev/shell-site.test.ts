import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { signText } from '../release/keys/key-pair';
import { aRoot } from '../release/testing/a-store';
import { readShell, requireKey } from './shell-site';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A site that answers `/registry.json` with a text. */
const aSite = async (body: string, status = 200): Promise<string> => {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

const registryOf = (channel = 'production') => JSON.stringify({ channel, revision: 1, remotes: {} });
const aShell = async (signer = aRoot().team()) =>
  readShell(await aSite(JSON.stringify(signText(signer, 'registry', registryOf()))));

test('a shell is known by its signed registry, whatever path of it is given', async () => {
  const signed = signText(aRoot().team(), 'registry', registryOf('staging'));
  const origin = await aSite(JSON.stringify(signed));
  await expect(readShell(`${origin}/tukar?x=1`)).resolves.toMatchObject({ origin, channel: 'staging' });
});

test.each(['localhost:3000', 'ftp://poku.example', 'nonsense', ''])('%j is no address', async (address) => {
  await expect(readShell(address)).rejects.toThrow('--shell must be the address of a site');
});

test('a site where nothing answers is told, with what to do', async () => {
  const origin = await aSite('');
  servers.splice(0).forEach((server) => server.close());
  await expect(readShell(origin)).rejects.toThrow(
    `Nothing answers at ${origin}. Start the site with npm start`,
  );
});

test.each([
  ['a page', '<html></html>', 200],
  ['other JSON', '{}', 200],
  ['null', 'null', 200],
  ['an unsigned registry', registryOf(), 200],
  ['a signed text that is no registry', JSON.stringify({ text: 'x', signature: {} }), 200],
  ['nothing', '', 404],
])('a site that answers with %s is no Poku shell', async (_, body, status) => {
  await expect(readShell(await aSite(body, status))).rejects.toThrow('is no Poku shell');
});

describe('a key for a shell', () => {
  it('is good when the same root key vouches for it and for the shell', async () => {
    const root = aRoot();
    const shell = await aShell(root.team());
    await expect(
      requireKey(shell, 'mfe-x', root.team({ names: ['mfe-x'] }), root.rootKey),
    ).resolves.toBeUndefined();
  });

  it('is missing when the shell is of another root key', async () => {
    const own = aRoot();
    await expect(requireKey(await aShell(), 'mfe-x', own.team(), own.rootKey)).rejects.toThrow(
      /belongs to another root key.*POKU_ROOT_KEY.*POKU_KEY/,
    );
  });

  it.each([
    ['for another remote', { names: ['mfe-y'] }, 'may not release mfe-x'],
    ['for another channel', { channels: ['staging'] }, 'may not change the channel production'],
    ['that is over', { until: '2020-01-01T00:00:00Z' }, 'was valid until'],
  ])('%s is told', async (_, facts, message) => {
    const root = aRoot();
    const shell = await aShell(root.team());
    await expect(requireKey(shell, 'mfe-x', root.team(facts), root.rootKey)).rejects.toThrow(message);
  });
});
