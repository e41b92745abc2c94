/**
 * The segments of a config pointer: '/navigation/items/service' → ['navigation', 'items', 'service']. The empty pointer is the whole
 * config.
 */
export const pointerSegments = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .split('/')
        .slice(1)
        .map((segment) => (segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment))

/** Appends a segment to a config pointer: ('/search', 'pageSize') → '/search/pageSize'. Escapes according to RFC 6901. */
export const joinPointer = (pointer: string, segment: string | number): string => {
  const text = String(segment)
  return `${pointer}/${text.includes('~') || text.includes('/') ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text}`
}
