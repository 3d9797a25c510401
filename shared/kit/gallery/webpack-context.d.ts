interface ImportMeta {
  /** webpack's: all modules of a folder whose names match. */
  readonly webpackContext: (
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ) => { (name: string): unknown; keys(): string[] };
}
