import type { PushAddress } from '@forecourt/data/people/devices/ownDevices'
import webPush from 'web-push'
import { fetchPublic } from '../http/fetchPublic'
import type { PushKeys } from './pushKeys'

/** What a device shows. */
export interface PushNote {
  readonly title: string
  readonly text: string
  /** The console's page it leads to, from its root. */
  readonly path: string
  /** A later note of the same name takes the place of an earlier one. */
  readonly name: string
}

export interface PushSender {
  readonly keys: PushKeys
  /** An address of the platform, for push services that have something to complain about. */
  readonly subject: string
  /** Hosts, with their ports, that may be asked though they are private. */
  readonly trusted: readonly string[]
  readonly timeoutMs?: number
}

/** How long a push service holds a note for a device that is off: older news is in the mail. Seconds. */
const heldFor = 4 * 3600
const largestAnswer = 16 * 1024

/**
 * Sends a note to a device through its browser's push service, encrypted for that browser alone (RFC 8291). False where the browser
 * let go of it, so that no further one need be sent; rejects where it can't be sent now. Push services on private addresses are not asked.
 */
export const sendPush = async (
  { endpoint, publicKey, auth }: PushAddress,
  note: PushNote,
  { keys, subject, trusted, timeoutMs = 10_000 }: PushSender,
): Promise<boolean> => {
  const { body, headers } = webPush.generateRequestDetails({ endpoint, keys: { p256dh: publicKey, auth } }, JSON.stringify(note), {
    vapidDetails: { subject, ...keys },
    TTL: heldFor,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  })
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const { status } = await fetchPublic(endpoint, { body, headers: given, largest: largestAnswer, timeoutMs, trusted })
  if (status === 404 || status === 410) return false
  if (status < 200 || status > 299) throw new Error(`${new URL(endpoint).host} answered ${status}`)
  return true
}
