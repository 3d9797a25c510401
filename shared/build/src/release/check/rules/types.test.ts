import type { Release } from '@poku/contract';
import { emptyRegistry, type ShellRelease } from '../../registry-document';
import { typeRules } from './types';

/** Codes for a remote that was built with some facts and a shell that gives others. */
const codes = (built: Record<string, string>, given: Record<string, string>): string[] => {
  const context = { registry: emptyRegistry('production'), others: [], wasLive: false };
  const shell = { types: given } as unknown as ShellRelease;
  const release = { types: built } as unknown as Release;
  return typeRules({ release, contents: new Map() }, { ...context, shell }).map(({ code }) => code);
};

describe('the types of a release and of the live shell', () => {
  it('may differ by what the shell gives more', () => {
    expect(
      codes({ 'Session.id': '>1' }, { 'Session.id': '>1', 'Session.name': '>2', 'Kind|new': '>?3' }),
    ).toEqual([]);
  });

  it('may differ by a function that the shell gives more, whatever that takes', () => {
    const built = { 'Platform.call()': '>1', 'Platform.call(0)': '<2' };
    const added = { 'Platform.ask()': '>3', 'Platform.ask(0)': '<4' };
    expect(codes(built, { ...built, ...added })).toEqual([]);
    expect(codes(built, { ...built, 'Platform.call(1)': '<4' })).toEqual(['type-needs-more']);
  });

  it('may differ by what the remote need not give any more, or may leave out', () => {
    expect(codes({ 'Props.a': '<1', 'Props.b': '<2' }, { 'Props.a': '<?1' })).toEqual([]);
    expect(codes({ 'Props.a': '<1' }, { 'Props.a': '<1', 'Props.c': '<?3' })).toEqual([]);
  });

  it('may differ by an alternative that the shell gives no more, and not by one that it takes no more', () => {
    expect(codes({ 'Kind|old': '>?1' }, {})).toEqual([]);
    expect(codes({ 'Variant|old': '<?1' }, {})).toEqual(['type-gone']);
    expect(codes({ 'Both|old': '=?1' }, {})).toEqual(['type-gone']);
  });

  it('may not differ by what the remote received', () => {
    expect(codes({ 'Session.id': '>1' }, {})).toEqual(['type-gone']);
    expect(codes({ 'Session.id': '>1' }, { 'Session.id': '>2' })).toEqual(['type-changed']);
    expect(codes({ 'Session.id': '>1' }, { 'Session.id': '>?1' })).toEqual(['type-changed']);
    expect(codes({ 'Session.id': '>?1' }, { 'Session.id': '>1' })).toEqual([]);
  });

  it('may not differ by what the remote must give, in types that it knows', () => {
    expect(codes({ 'Props.a': '<1' }, { 'Props.a': '<1', 'Props.b': '<2' })).toEqual(['type-needs-more']);
    expect(codes({ 'Props.a': '<?1' }, { 'Props.a': '<1' })).toEqual(['type-changed']);
    expect(codes({ 'call(0)': '<1' }, { 'call(0)': '<1', 'call(1)': '<2', 'call(2)': '<?3' })).toEqual([
      'type-needs-more',
    ]);
    expect(codes({ 'Props.a': '<1' }, { 'Props.a': '<1', 'Others.b': '<2' })).toEqual([]);
    expect(codes({ 'Props.?a': '<?1' }, {})).toEqual(['type-gone']);
  });

  it('are told one by one, and counted when they are many', () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`T.p${index}`, '>1']));
    expect(codes(many, {})).toHaveLength(11);
  });
});
