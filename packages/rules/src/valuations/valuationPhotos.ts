/** How many pictures of a shopper's vehicle there may be, and how large each file; bytes. */
export const mostValuationPhotos = 6
export const largestValuationPhoto = 8_000_000
/** Bytes of the form that carries them all at once, where no script sends them one by one. */
export const largestPhotosForm = 24_000_000
