/** A config pointer one step deeper: ('/search', 'pageSize') → '/search/pageSize'. Escapes as RFC 6901 says. */
export const joinPointer = (pointer: string, segment: string | number): string => {
  const text = String(segment)
  return `${pointer}/${text.includes('~') || text.includes('/') ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text}`
}
