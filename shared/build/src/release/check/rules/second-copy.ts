import { SHARED_MODULES } from '../../../webpack/share-map';
import { type ContainerFacts, containerFacts, importsModules } from '../../foreign/container';
import { reasonOf } from '../../thrown';
import type { ReleaseRule, Subject } from '../facts';
import { error, type Finding } from '../finding';

/** Libraries of which a page has one copy, by what stands in their scripts however they are minified: any of the texts. */
const MARKS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  react: ['isReactComponent={}', 'Objects are not valid as a React child (found: '],
  'react/jsx-runtime': [/\$\$typeof:\w+,type:\w+,key:/],
  'react-dom': ['__reactFiber$', /"react\.portal"(?=.*"use-credentials")/s],
  'react-router-dom': [
    'may be used only in the context of a <Router> component',
    'X-Remix-Reload-Document',
    'X-Remix-Replace',
  ],
  'styled-components': ['/*!sc*/', 'data-styled-version'],
  rxjs: ['errors occurred during unsubscription'],
  axios: ['ERR_BAD_OPTION_VALUE'],
  dompurify: ['ALLOWED_URI_REGEXP'],
  '@poku/platform': ['usePlatform needs a PlatformProvider around it'],
};

/** Name by which a remote takes what the shell has of a library. */
const TAKEN_AS: Readonly<Record<string, string>> = {
  'react-dom': 'react, @poku/kit and @poku/platform',
  'react-router-dom': '@poku/kit/router',
  'styled-components': '@poku/kit',
  rxjs: '@poku/platform',
  axios: '@poku/platform',
  dompurify: '@poku/kit/html',
};

/** Libraries that a script carries. */
const carriedBy = (text: string): readonly string[] =>
  Object.entries(MARKS)
    .filter(([, marks]) =>
      marks.some((mark) => (typeof mark === 'string' ? text.includes(mark) : mark.test(text))),
    )
    .map(([library]) => library);

const copy = ({ pulledInBy }: Subject, library: string, what: string, file: string): Finding =>
  error('second-copy', {
    what,
    where: pulledInBy?.(library) ?? file,
    fix: `Take it from the shell, as ${TAKEN_AS[library] ?? library}: shared with import: false, as federationOptions of @poku/build/webpack says.`,
  });

/** Nothing of which a page has one copy stands in the scripts, whatever the build says that it shares. */
export const copyRules: ReleaseRule = (subject) => {
  const first = new Map<string, string>();
  for (const { name } of subject.release.files)
    for (const library of carriedBy(subject.contents.get(name)?.toString() ?? ''))
      if (!first.has(library)) first.set(library, name);
  return (
    [...first]
      // It is a part of React, which is told.
      .filter(([library]) => !(library === 'react/jsx-runtime' && first.has('react')))
      .map(([library, file]) =>
        copy(subject, library, `${file} carries ${library}, which a page has once: the shell's.`, file),
      )
  );
};

const sharedFindings = (subject: Subject, { consumes, provides }: ContainerFacts): Finding[] => {
  const { entry } = subject.release;
  const known = Object.keys(SHARED_MODULES);
  return [
    ...consumes
      .filter(({ shareKey }) => !known.includes(shareKey))
      .map(({ shareKey }) =>
        error('shared-unknown', {
          what: `The entry takes ${shareKey} from whoever shares it, and the shell shares no such module.`,
          where: subject.pulledInBy?.(shareKey) ?? entry,
          fix: `Take it out of shared. The shell gives ${known.join(', ')}.`,
        }),
      ),
    ...consumes
      .filter(({ hasOwn }) => hasOwn)
      .map(({ shareKey }) =>
        copy(
          subject,
          shareKey,
          `The entry has a ${shareKey} of its own for when the shell gives none.`,
          entry,
        ),
      ),
    ...provides.map((shareKey) =>
      copy(subject, shareKey, `The entry gives a ${shareKey} of its own to everybody on the page.`, entry),
    ),
  ];
};

const noScript = (what: string, file: string): Finding =>
  error('entry-no-script', {
    what,
    where: file,
    fix: 'Let the bundler write scripts, and no modules: the shell runs an entry as a script, with its hash (decision 062).',
  });

/** What the facts of the scripts say, or that a file is no script. */
const asScript = (file: string, look: () => readonly Finding[]): readonly Finding[] => {
  try {
    return look();
  } catch (failure) {
    return [noScript(reasonOf(failure), file)];
  }
};

/** What is shared is what the shell shares, and is taken from it alone. */
export const sharedRules: ReleaseRule = (subject) => {
  const { release, contents } = subject;
  const text = contents.get(release.entry)?.toString();
  if (text === undefined) return [];
  return asScript(release.entry, () => sharedFindings(subject, containerFacts(release.entry, text)));
};

/** Scripts load scripts, whose bytes the browser checks, and import no modules. */
export const moduleRules: ReleaseRule = ({ release, contents }) =>
  release.files.flatMap(({ name }) => {
    const text = contents.get(name)?.toString() ?? '';
    return asScript(name, () =>
      importsModules(name, text)
        ? [noScript(`${name} imports a module when it runs, and no hash says which bytes that has.`, name)]
        : [],
    );
  });
