/** Maximum bytes of one page of an old site. */
export const maxOldPageBytes = 3_000_000

/** Maximum bytes of all pages. */
export const maxOldPagesBytes = 60_000_000
