/** Paths that no content page may take, with everything below them: fixed routes come first (RTE-14, RTE-19) and the rest is the platform's own. */
export const reservedPaths: readonly string[] = [
  '/cars',
  '/search',
  '/pre-owned',
  '/our-location',
  '/special-offers',
  '/offers',
  '/success',
  '/sitemap',
  '/api',
  '/media',
]
