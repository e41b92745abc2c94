import { seal, unseal } from '../../two-factor/sealed'

/** A key of its own: data sealed for another purpose can't be substituted. */
const keyFor = (secret: string) => `${secret} lead-mailbox`

/** Encrypts the password of a mailbox for storage. */
export const sealMailboxPassword = (secret: string, password: string): string => seal(keyFor(secret), password)

/** Decrypts the password; null if there is none, or it was encrypted with another key. */
export const openMailboxPassword = (secret: string, sealed: string | null): string | null =>
  sealed === null ? null : unseal(keyFor(secret), sealed)
