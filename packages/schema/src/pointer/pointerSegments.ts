/** The segments of a config pointer: '/navigation/items/service' → ['navigation', 'items', 'service']. The empty pointer is the whole config. */
export const pointerSegments = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .split('/')
        .slice(1)
        .map((segment) => (segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment))
