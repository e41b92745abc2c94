/** Bytes of one page of a dealer's old site that are read. */
export const largestOldPage = 3_000_000

/** Bytes of all its pages together. */
export const largestOldPages = 60_000_000
