/** 'Load more' counts its pages in the address; they are there already, so the list is not read again. */
export function shouldReload(from: URL, to: URL): boolean {
  const listOf = ({ pathname, searchParams }: URL): string => {
    const search = new URLSearchParams(searchParams);
    search.delete('page');
    return `${pathname}?${search.toString()}`;
  };
  return listOf(from) !== listOf(to);
}
