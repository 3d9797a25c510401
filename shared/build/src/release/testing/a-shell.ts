import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFiles } from '../files';
import type { ShellRelease } from '../registry-document';
import { aFolder } from './a-folder';

/** What the page of a state needs to be whole. */
export const SHELL_TEMPLATE =
  '<meta content="{{policy}}"><script data-timestamp="{{timestamp}}" data-signature="{{signature}}">{{registry}}</script>{{sharing}}<script src="{{entry}}" integrity="{{integrity}}"></script>{{painted}}';

/** A finished build of a shell whose page carries registry, signature and policy, in a temporary folder. */
export const aShell = async (
  version: string,
  facts: Partial<ShellRelease> = {},
): Promise<{ readonly release: ShellRelease; readonly folder: string }> => {
  const folder = await aFolder();
  await writeFile(join(folder, 'shell.js'), `shell(${JSON.stringify(version)})`);
  const release: ShellRelease = {
    version,
    entry: 'shell.js',
    files: await describeFiles(folder),
    earlyScript: 'early()',
    template: SHELL_TEMPLATE,
    contractVersion: '1.0.0',
    shared: {},
    ...facts,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { release, folder };
};
