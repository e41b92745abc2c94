/** Pages of cars that every site has, to link to. */
export const carPages: readonly (readonly [path: string, title: string])[] = [
  ['/search', 'All cars'],
  ['/search/new-cars', 'New cars'],
  ['/search/used-cars', 'Used cars'],
  ['/search/demo-cars', 'Demo cars'],
  ['/search/new-used-and-demo-cars', 'New, used and demo cars'],
  ['/pre-owned', 'Certified cars'],
]

/** Pages about the business that every site has, to link to. */
export const businessPages: readonly (readonly [path: string, title: string])[] = [
  ['/our-location', 'Locations'],
  ['/special-offers', 'Special offers'],
]
