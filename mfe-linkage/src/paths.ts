/** Every address that this remote links to. */
export const paths = {
  home: () => '/',
  partners: () => '/partner-linkage',
  ewallets: () => '/ewallet-linkage',
};
