/** How many cars are compared at once (FAV-02). */
export const mostCompared = 4

const longestSlug = 200
const plainSlug = /^[a-z0-9][a-z0-9-]*$/

/**
 * Reads which cars a query asks to compare, `?cars=a,b,c` (FAV-02): each once, in order, at most four; what can't be the slug
 * of a car is left out.
 *
 * @example comparedSlugs(new URLSearchParams('cars=a,b,a')) // ['a', 'b']
 */
export const comparedSlugs = (query: URLSearchParams): string[] => {
  const named = query
    .getAll('cars')
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim().toLowerCase())
  return [...new Set(named)].filter((slug) => slug.length <= longestSlug && plainSlug.test(slug)).slice(0, mostCompared)
}
