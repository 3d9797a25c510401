const { createRequire } = require('node:module');

/** What jsdom itself loads: the jsdom of Jest, which is no dependency of ours. */
const ofJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofJest('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * The tag and the class that an element must have for each part of a selector list: those of its last compound.
 * @returns null for a selector that is not plain enough to tell
 */
function subjectsOf(text) {
  let plain = text.replace(/(["'])[^"'\\]*\1/g, '').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  if (!/^[\w\s.,:#>+~*-]+$/.test(plain)) return null;
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      className: /\.([\w-]+)/.exec(last)?.[1],
    };
  });
}

const known = new Map();
const mayMatch = (element, text) => {
  if (!known.has(text)) known.set(text, subjectsOf(text));
  const subjects = known.get(text);
  return (
    subjects === null ||
    subjects.some(
      ({ tag, className }) =>
        (tag === undefined || tag === element._localName.toLowerCase()) &&
        (className === undefined || element.classList.contains(className)),
    )
  );
};

/**
 * For each computed style (each look by role, each click) jsdom matches every rule of the browser and of the page, on
 * the element and on all that hold it. Four of five cannot match by their tag or class, which is told at once.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, text) =>
  (typeof text !== 'string' || mayMatch(element, text)) && matchesDontThrow(element, text);
