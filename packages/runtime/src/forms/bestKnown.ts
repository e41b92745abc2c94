import type { RuntimeHost } from '../host/RuntimeHost'
import { accountStore } from '../storage/accountStore'
import { profileStore, type VisitorProfile } from '../storage/profileStore'
import { readStored } from '../storage/readStored'

/** What is known of a shopper: what they wrote in the last form of this browser, else what their account has (ENT-22). */
export const bestKnown = (host: Pick<RuntimeHost, 'storage'>): VisitorProfile => {
  const written = readStored(host, profileStore)
  const { phone, email } = readStored(host, accountStore)
  return { ...written, phone: written.phone || phone, email: written.email || email }
}
