import type { PushAddress } from '@forecourt/data/people/devices/ownDevices'
import webPush from 'web-push'
import { fetchPublic } from '../http/fetchPublic'
import type { PushKeys } from './pushKeys'

/** A push notification. */
export interface PushNote {
  readonly title: string
  readonly text: string
  /** Path of the console page that it opens. */
  readonly path: string
  /** Tag: a later notification with the same tag replaces this one. */
  readonly name: string
}

export interface PushSender {
  readonly keys: PushKeys
  /** Contact address for push services (VAPID subject). */
  readonly subject: string
  /** Hosts with ports that may be private. */
  readonly trusted: readonly string[]
  readonly timeoutMs?: number
}

/** TTL of a notification in seconds: older news is in the mail. */
const ttlSeconds = 4 * 3600
const maxResponseBytes = 16 * 1024

/**
 * Sends an encrypted push notification to a browser (RFC 8291). False if the subscription expired and should be deleted; rejects on a
 * temporary failure. Refuses push services on private addresses.
 */
export const sendPush = async (
  { endpoint, publicKey, auth }: PushAddress,
  note: PushNote,
  { keys, subject, trusted, timeoutMs = 10_000 }: PushSender,
): Promise<boolean> => {
  const { body, headers } = webPush.generateRequestDetails({ endpoint, keys: { p256dh: publicKey, auth } }, JSON.stringify(note), {
    vapidDetails: { subject, ...keys },
    TTL: ttlSeconds,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  })
  const requestHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const { status } = await fetchPublic(endpoint, { body, headers: requestHeaders, largest: maxResponseBytes, timeoutMs, trusted })
  if (status === 404 || status === 410) return false
  if (status < 200 || status > 299) throw new Error(`${new URL(endpoint).host} answered ${status}`)
  return true
}
