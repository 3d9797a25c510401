/**
 * A statement of a script that runs apart from this process: declares `anything`, which gives what can be called, built, read and gone
 * through, so that code goes on where it uses what a page would have.
 */
export const DECLARE_ANYTHING = `const anything = () => new Proxy(function () {}, {
    get: (target, key) =>
      key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : key === 'then' ? undefined
      : key === 'prototype' ? target.prototype : anything(),
    apply: anything,
    construct: anything,
  });`;
