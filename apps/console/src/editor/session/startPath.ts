/** The setting an address of the editor asks to be opened at: `?at=/search/pageSize`, or `?section=search`; empty for none. */
export const startPointer = (search: string): string => {
  const params = new URLSearchParams(search)
  return params.get('at') ?? (params.has('section') ? `/${params.get('section')}` : '')
}

/** The page an address of the editor asks to see: `?path=/search`; the home page without one, or for what leads off the site. */
export const startPath = (search: string): string => {
  const path = new URLSearchParams(search).get('path') ?? '/'
  return /^\/(?![/\\])/.test(path) ? path : '/'
}
