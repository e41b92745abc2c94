/** The setting in the editor's address: `?at=/search/pageSize` or `?section=search`; empty for none. */
export const startPointer = (search: string): string => {
  const params = new URLSearchParams(search)
  return params.get('at') ?? (params.has('section') ? `/${params.get('section')}` : '')
}

/** The page in the editor's address: `?path=/search`; the home page without one, or for a path off the site. */
export const startPath = (search: string): string => {
  const path = new URLSearchParams(search).get('path') ?? '/'
  return /^\/(?![/\\])/.test(path) ? path : '/'
}
