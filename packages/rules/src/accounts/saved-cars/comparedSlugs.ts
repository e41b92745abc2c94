/** Maximum number of cars in a comparison (FAV-02). */
export const maxCompared = 4

const maxSlugLength = 200
const slugPattern = /^[a-z0-9][a-z0-9-]*$/

/**
 * Parses the slugs of the cars to compare from `?cars=a,b,c` (FAV-02): unique, in order, at most four; drops invalid slugs.
 *
 * @example comparedSlugs(new URLSearchParams('cars=a,b,a')) // ['a', 'b']
 */
export const comparedSlugs = (query: URLSearchParams): string[] => {
  const named = query
    .getAll('cars')
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim().toLowerCase())
  return [...new Set(named)].filter((slug) => slug.length <= maxSlugLength && slugPattern.test(slug)).slice(0, maxCompared)
}
