/** Maximum bytes of one page of an old site. */
export const largestOldPage = 3_000_000

/** Maximum bytes of all pages. */
export const largestOldPages = 60_000_000
