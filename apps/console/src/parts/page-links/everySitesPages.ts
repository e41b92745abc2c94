/** The pages that match the input by name or path; all pages while it is exactly one's path, so that another can be chosen. */
export const findPages = <Choice extends { readonly path: string; readonly title: string }>(
  choices: readonly Choice[],
  entered: string,
): Choice[] => {
  const query = entered.trim().toLowerCase()
  const exact = choices.some(({ path }) => path === query)
  return exact ? [...choices] : choices.filter(({ path, title }) => `${title} ${path}`.toLowerCase().includes(query))
}

/** Stock pages that every site has, as link targets. */
export const carPages: readonly (readonly [path: string, title: string])[] = [
  ['/search', 'All cars'],
  ['/search/new-cars', 'New cars'],
  ['/search/used-cars', 'Used cars'],
  ['/search/demo-cars', 'Demo cars'],
  ['/search/new-used-and-demo-cars', 'New, used and demo cars'],
  ['/pre-owned', 'Certified cars'],
]

/** Business pages that every site has, as link targets. */
export const businessPages: readonly (readonly [path: string, title: string])[] = [
  ['/our-location', 'Locations'],
  ['/special-offers', 'Special offers'],
]
