const mostCars = 24

/** The slugs a query names, each once and at most so many; what can't be one is left out. */
export function requestedSlugs(query: URLSearchParams): string[] {
  const named = query.getAll('slug').filter((slug) => slug.length <= 200 && /^[a-z0-9][a-z0-9-]*$/.test(slug))
  return [...new Set(named)].slice(0, mostCars)
}
