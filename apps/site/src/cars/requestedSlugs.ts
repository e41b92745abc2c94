const maxCars = 24

/** Valid slugs of a query, deduplicated and limited. */
export function requestedSlugs(query: URLSearchParams): string[] {
  const named = query.getAll('slug').filter((slug) => slug.length <= 200 && /^[a-z0-9][a-z0-9-]*$/.test(slug))
  return [...new Set(named)].slice(0, maxCars)
}
