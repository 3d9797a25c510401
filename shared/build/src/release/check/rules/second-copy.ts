import { SHARED_MODULES } from '../../../webpack/share-map';
import { type ContainerFacts, containerFacts } from '../../foreign/container';
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
export const carriedBy = (text: string): readonly string[] =>
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

/** What is shared is what the shell shares, and is taken from it alone. */
export const sharedRules: ReleaseRule = (subject) => {
  const { release, contents } = subject;
  const text = contents.get(release.entry)?.toString();
  if (text === undefined) return [];
  try {
    return sharedFindings(subject, containerFacts(release.entry, text));
  } catch (failure) {
    return [
      error('entry-no-script', {
        what: `${reasonOf(failure)}.`.replace(/\.\.$/, '.'),
        where: release.entry,
        fix: 'Let the bundler write scripts, and no modules: the shell runs an entry as a script, with its hash.',
      }),
    ];
  }
};
