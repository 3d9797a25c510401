import { isReserved, isWellFormed, overlap, shapeOf } from './paths';

describe('paths of claims', () => {
  it('are one when no address can tell them apart', () => {
    expect(shapeOf('/Kategori/:id')).toBe(shapeOf('/kategori/:categoryId'));
    expect(shapeOf('/kategori/:id')).not.toBe(shapeOf('/kategori/id'));
    expect(shapeOf('/a/:id/b')).not.toBe(shapeOf('/a/b/:id'));
  });

  it('overlap when an address fits both', () => {
    expect(overlap('/a/:id', '/a/new')).toBe(true);
    expect(overlap('/a/:id', '/a/:id/new')).toBe(false);
    expect(overlap('/a/:id/x', '/a/b/:y')).toBe(true);
    expect(overlap('/a', '/b')).toBe(false);
  });

  it.each([
    '/',
    '/dashboard',
    '/Gateway/x',
    '/remotes',
    '/shell/x',
    '/media',
    '/embed/v1',
    '/sandbox',
    '/sw.js',
    '/a/b.html',
    '/:x',
  ])('%s belongs to the shell or the site', (path) => {
    expect(isReserved(path)).toBe(true);
  });

  it.each(['/tukar', '/faq/topik/:slug', '/ewallet-linkage/bind/:slug', '/dashboards'])(
    '%s can be claimed',
    (path) => {
      expect(isReserved(path)).toBe(false);
      expect(isWellFormed(path)).toBe(true);
    },
  );

  it.each(['tukar', '/tukar/', '/a//b', '/a/*', '/a/:id?', '/a?b=1', '/a b', '/a/:', '/a#b'])(
    '%s is malformed',
    (path) => {
      expect(isWellFormed(path)).toBe(false);
    },
  );
});
