import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release, ReleaseFile } from '@poku/shared/contract';
import { lock } from 'proper-lockfile';
import { integrityOf } from './files';
import { checkName } from './home';
import { renderIndex } from './index-html';
import { readJson, writeWhole } from './json-file';
import {
  emptyRegistry,
  type EmbedRelease,
  type RegistryDocument,
  type ShellRelease,
} from './registry-document';

const sameFiles = (left: readonly ReleaseFile[], right: readonly ReleaseFile[]): boolean =>
  left.length === right.length &&
  left.every(
    ({ name, integrity }, index) => right[index]?.name === name && right[index].integrity === integrity,
  );

/** What of the shell a channel has under an address that stays. */
export const SHELL_CHANNEL_FILES = ['sw.js', 'manifest.webmanifest'];

/** What of the embed a channel has under an address that stays: `/embed/v1/…`. */
export const EMBED_CHANNEL_FILES = ['loader.js', 'remoteEntry.js', 'frame.html', 'release.json'];

/**
 * The local release store: a folder that any static server can serve. Releases are immutable; the registry of a channel
 * and the page rendered from it change together under one lock.
 */
export class ReleaseStore {
  constructor(
    readonly root: string,
    /** What the page's policy lets payments go to; see `contentSecurityPolicy`. Default nothing. */
    private readonly paymentOrigins: readonly string[] = [],
  ) {}

  private releaseFolder(name: string, version: string): string {
    checkName('name', name);
    checkName('version', version);
    const isUnit = name === 'shell' || name === 'embed';
    return isUnit ? join(this.root, name, version) : join(this.root, 'remotes', name, version);
  }

  private registryFile(channel: string): string {
    return join(this.root, 'channels', checkName('channel', channel), 'registry.json');
  }

  /**
   * Copies a finished build into the store. Publishing the same bytes again changes nothing.
   * @returns whether the release is new
   * @throws Error when the version is there with other bytes
   */
  async publish(
    name: string,
    release: Release | ShellRelease | EmbedRelease,
    folder: string,
  ): Promise<boolean> {
    const target = this.releaseFolder(name, release.version);
    const present = await readJson<Pick<Release, 'files'>>(join(target, 'release.json'));
    if (present) {
      if (sameFiles(present.files, release.files)) return false;
      throw new Error(
        `${name} ${release.version} is published with other bytes. A version never changes: publish under a new one.`,
      );
    }
    await this.checkBytes(release.files, folder);
    const unfinished = `${target}.unfinished-${process.pid}`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(folder, unfinished, { recursive: true });
    await rename(unfinished, target);
    return true;
  }

  /** Puts what browsers look for at the root of the site into the channel. */
  private async showShell(channel: string, shell: ShellRelease, document: RegistryDocument): Promise<void> {
    const target = join(this.root, 'channels', channel);
    for (const name of SHELL_CHANNEL_FILES) {
      const file = join(this.releaseFolder('shell', shell.version), name);
      // A release from before the worker has neither; then a browser keeps the worker that it has, which fits any shell.
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text !== undefined) await writeWhole(join(target, name), text);
    }
    await writeWhole(join(target, 'index.html'), renderIndex(shell, document, this.paymentOrigins));
  }

  /** Puts what a partner's page names without a version into the channel. */
  private async showEmbed(channel: string, version: string): Promise<void> {
    for (const name of EMBED_CHANNEL_FILES) {
      const text = await readFile(join(this.releaseFolder('embed', version), name), 'utf8');
      await writeWhole(join(this.root, 'channels', channel, 'embed', name), text);
    }
  }

  private async checkBytes(files: readonly ReleaseFile[], folder: string): Promise<void> {
    for (const { name, integrity } of files) {
      if (integrityOf(await readFile(join(folder, name))) !== integrity)
        throw new Error(`${name} is not the file that release.json describes.`);
    }
  }

  /** @throws Error when the release is not in the store */
  async release(name: string, version: string): Promise<Release> {
    const release = await readJson<Release>(join(this.releaseFolder(name, version), 'release.json'));
    if (!release) throw new Error(`${name} ${version} is not published.`);
    return release;
  }

  /** The registry of a channel; an empty one when nothing was promoted yet. */
  async registry(channel: string): Promise<RegistryDocument> {
    return (await readJson<RegistryDocument>(this.registryFile(channel))) ?? emptyRegistry(channel);
  }

  /**
   * Changes the registry of a channel and what is made from it (`index.html`, the worker, the embed's addresses), under a
   * lock, so that two promotes at once both count. When `change` throws, nothing changes.
   */
  async change(
    channel: string,
    change: (registry: RegistryDocument) => RegistryDocument,
  ): Promise<RegistryDocument> {
    const file = this.registryFile(channel);
    await mkdir(dirname(file), { recursive: true });
    const release = await lock(dirname(file), { retries: { retries: 60, minTimeout: 50, maxTimeout: 250 } });
    try {
      const next = change(await this.registry(channel));
      await writeWhole(file, JSON.stringify(next, null, 2));
      const shell =
        next.shell &&
        (await readJson<ShellRelease>(join(this.releaseFolder('shell', next.shell.live), 'release.json')));
      if (shell) await this.showShell(channel, shell, next);
      if (next.embed) await this.showEmbed(channel, next.embed.live);
      return next;
    } finally {
      await release();
    }
  }
}
