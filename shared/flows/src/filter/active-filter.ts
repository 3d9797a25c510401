/** One thing that a filter asks for, and the filter without it. */
export interface ActiveFilter<Filter> {
  readonly label: string;
  readonly without: Filter;
}
