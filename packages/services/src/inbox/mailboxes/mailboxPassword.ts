import { seal, unseal } from '../../two-factor/sealed'

/** Sealed apart from all else: nothing sealed for another use can be put in its place. */
const keyFor = (secret: string) => `${secret} lead-mailbox`

/** Seals the password of a mailbox, as it is stored. */
export const sealMailboxPassword = (secret: string, password: string): string => seal(keyFor(secret), password)

/** The password; null where none was stored, or with another key. */
export const openMailboxPassword = (secret: string, sealed: string | null): string | null =>
  sealed === null ? null : unseal(keyFor(secret), sealed)
