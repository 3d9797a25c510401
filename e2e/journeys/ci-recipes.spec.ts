import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNEYS_KEYS, SITE_URL } from '../support/addresses';
import { runGithub, runGitlab } from '../support/ci-recipes';
import { expect, test } from '../support/journey';
import { newestChange, release, withSource } from '../support/release';

const REMOTE = 'mfe-help';
const WORDING = 'mfe-help/src/wording/about-guide.ts';
const TITLE = '`Apa itu ${BRAND.name}?`';
const CONFIG = 'mfe-help/remote.config.ts';
/** A path of another remote. */
const STOLEN = `routes: [{ path: '/riwayat', access: 'member', page: 'topic' },`;

/** A comment on a change, as GitHub or GitLab got it. */
interface Comment {
  readonly path: string;
  readonly token: string;
  readonly body: string;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** Where comments go. */
const takeComments = async () => {
  const comments: Comment[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { url: path = '', headers } = request;
      const isJson = headers['content-type'] === 'application/json';
      const body = isJson ? (JSON.parse(text) as Comment).body : new URLSearchParams(text).get('body');
      const token = headers.authorization ?? headers['private-token'] ?? '';
      comments.push({ path, token: String(token), body: body ?? '' });
      response.writeHead(201).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { comments, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** A key of the team, and the root key that the platform's owners give with it. */
const teamKey = () => {
  const id = `help-ci-${Date.now()}`;
  const said = release(
    ...['key', 'create', id, '--team', 'Help', '--names', REMOTE, '--channels', 'production', '--days', '1'],
  );
  const [, rootKey = ''] = /POKU_ROOT_KEY=(\S+)/.exec(said) ?? [];
  const file = `${JOURNEYS_KEYS}/${id}.key.json`;
  return { file, text: readFileSync(file, 'utf8'), rootKey };
};

const withoutStrategy = { SITE: SITE_URL, STRATEGY: 'AllAtOnce' };

test('GitHub Actions: a change is judged, commented and shown before it is live, and live after it was merged', async ({
  page,
}) => {
  const { comments, url, close } = await takeComments();
  const folder = mkdtempSync(join(tmpdir(), 'poku-github-'));
  const workspace = join(folder, 'work');
  mkdirSync(workspace);
  const { text: key, rootKey } = teamKey();
  const contexts = {
    'vars.POKU_ROOT_KEY': rootKey,
    'secrets.POKU_TEAM_KEY': key,
    'secrets.AWS_ACCESS_KEY_ID': 'none',
    'secrets.AWS_SECRET_ACCESS_KEY': 'none',
    'secrets.POKU_TELEMETRY_TOKEN': 'none',
    'github.workspace': workspace,
    'github.token': 'github-token',
    'github.event.number': '17',
  };
  const settings = {
    ...withoutStrategy,
    RUNNER_TEMP: folder,
    GITHUB_API_URL: url,
    GITHUB_REPOSITORY: 'poku/poku',
  };
  let isLive = false;
  try {
    await withSource(
      CONFIG,
      (text) => text.replace(/routes: \[/, STOLEN),
      async () => {
        const { failed } = await runGithub(REMOTE, 'pull_request', contexts, settings);
        expect(failed?.script).toContain('release -- check');
      },
    );
    expect(comments).toHaveLength(1);
    expect(comments[0]).toMatchObject({
      path: '/repos/poku/poku/issues/17/comments',
      token: 'Bearer github-token',
    });
    expect(comments[0]?.body).toContain('/riwayat');
    expect(comments[0]?.body).not.toContain('permit=');

    const title = `Panduan ${Date.now()}`;
    await withSource(
      WORDING,
      (text) => text.replace(TITLE, `'${title}'`),
      async () => {
        const before = newestChange();
        expect((await runGithub(REMOTE, 'pull_request', contexts, settings)).failed).toBeUndefined();
        expect(newestChange()).toEqual(before);
        const body = comments[1]?.body ?? '';
        expect(body).toMatch(/^### mfe-help \S+ against what is live in production: 0 errors/);
        const [, link = ''] = /\[See mfe-help [^\]]+\]\(([^)]+)\)/.exec(body) ?? [];
        await page.goto(link);
        await page.goto('/about');
        await expect(page.getByText(title).first()).toBeVisible();

        expect((await runGithub(REMOTE, 'push', contexts, settings)).failed).toBeUndefined();
        isLive = true;
        expect(newestChange()).toMatchObject({ name: REMOTE });
      },
    );
    expect(comments).toHaveLength(2);
  } finally {
    if (isLive) release('rollback', REMOTE, '--reason', 'journey');
    close();
  }
});

test('GitLab CI: the same', async ({ page }) => {
  const { comments, url, close } = await takeComments();
  const { file, rootKey } = teamKey();
  const project = {
    POKU_TEAM_KEY: file,
    POKU_ROOT_KEY: rootKey,
    POKU_COMMENT_TOKEN: 'gitlab-token',
    POKU_TELEMETRY_TOKEN: 'none',
    CI_API_V4_URL: `${url}/api/v4`,
    CI_PROJECT_ID: '4',
    CI_DEFAULT_BRANCH: 'main',
  };
  const change = { ...project, CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_IID: '17' };
  const merged = { ...project, CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' };
  const settings = {
    ...withoutStrategy,
    COMMENT: join(mkdtempSync(join(tmpdir(), 'poku-gitlab-')), 'comment.md'),
  };
  let isLive = false;
  try {
    await withSource(
      CONFIG,
      (text) => text.replace(/routes: \[/, STOLEN),
      async () => {
        const { failed } = await runGitlab(REMOTE, change, settings);
        expect(failed?.script).toContain('release -- check');
      },
    );
    const title = `Panduan ${Date.now()}`;
    await withSource(
      WORDING,
      (text) => text.replace(TITLE, `'${title}'`),
      async () => {
        expect((await runGitlab(REMOTE, change, settings)).failed).toBeUndefined();
        expect((await runGitlab(REMOTE, merged, settings)).failed).toBeUndefined();
        isLive = true;
        await page.goto('/about');
        await expect(page.getByText(title).first()).toBeVisible();
      },
    );
    const [refused, good, ...others] = comments;
    expect(refused).toMatchObject({
      path: '/api/v4/projects/4/merge_requests/17/notes',
      token: 'gitlab-token',
    });
    expect(refused?.body).toContain('/riwayat');
    expect(good?.body).toMatch(/0 errors[^]*\[See mfe-help /);
    expect(others).toEqual([]);
  } finally {
    if (isLive) release('rollback', REMOTE, '--reason', 'journey');
    close();
  }
});
