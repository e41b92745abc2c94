/** The setting an address of the editor asks to be opened at: `?at=/search/pageSize`, or `?section=search`; empty for none. */
export const startPointer = (search: string): string => {
  const params = new URLSearchParams(search)
  return params.get('at') ?? (params.has('section') ? `/${params.get('section')}` : '')
}
