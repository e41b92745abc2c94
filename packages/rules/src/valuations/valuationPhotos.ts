/** How many pictures of a shopper's vehicle there may be, and how large each file; bytes. */
export const mostValuationPhotos = 6
export const largestValuationPhoto = 8_000_000
