import { readdirSync, readFileSync } from 'node:fs';

const KIT = new URL('../../shared/kit/src/', import.meta.url);
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) ([A-Z]\w*)/g;

/** A docstring as running text, without its tags and marks. */
const textOf = (comment) => {
  const [text = ''] = comment.replace(/^\s*\*? ?/gm, '').split(/^@\w+/m);
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
};

let docs;

/** What the kit's sources say of each part that they export, by its name; read once. */
export const readKitDocs = () =>
  (docs ??= new Map(
    readdirSync(KIT, { recursive: true })
      .map(String)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(new URL(file, KIT), 'utf8').matchAll(DOCUMENTED)])
      .map(([, comment, name]) => [name, textOf(comment)]),
  ));
