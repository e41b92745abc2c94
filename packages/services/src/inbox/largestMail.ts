/** Bytes of the largest mail that is taken in, with all that comes with it. */
export const largestMail = 30_000_000
