import { seal, unseal } from '../two-factor/sealed'

/** A key of its own: data sealed for another purpose can't be substituted. */
const keyFor = (secret: string) => `${secret} review-source`

/** Encrypts the access to a review source for storage. */
export const sealReviewKey = (secret: string, key: string): string => seal(keyFor(secret), key)

/** Decrypts the access; null if it was encrypted with another key. */
export const openReviewKey = (secret: string, sealed: string): string | null => unseal(keyFor(secret), sealed)
