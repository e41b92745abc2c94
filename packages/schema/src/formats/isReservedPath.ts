/** First segments of paths that belong to the software: a content page there could never be reached (RTE-14, RTE-19). */
const reservedSegments = [
  'search',
  'cars',
  'pre-owned',
  'our-location',
  'special-offers',
  'offers',
  'blog',
  'models',
  'accessories',
  'success',
  'review-feedback',
  'sitemap',
  'print',
  'sign-in',
  'my-garage',
  'private',
  'unsubscribe',
  'booking',
  'checkout-journey',
  'personalised',
  'new-vehicles',
  'compare',
  'favourites',
  'api',
  'media',
  'map-tiles',
  'internal',
  'shared',
  '_next',
] as const

const reserved: ReadonlySet<string> = new Set(reservedSegments)

/** Whether a path belongs to the software. '/search/toyota' does, '/searching' does not. */
export const isReservedPath = (path: string): boolean => reserved.has(path.split('/')[1] ?? '')
