import type { Database } from '@forecourt/data/createDatabase'
import { hasDevices, pushDevices, recordPushes } from '@forecourt/data/people/devices/ownDevices'
import type { Log } from '../logging/Log'
import { type PushSender, sendPush } from '../push/sendPush'
import { findMessageWriter } from './messages/findMessageWriter'
import type { ClaimedMessage } from './sendOutboxMessage'

/**
 * Sends push notifications to dealer staff for e-mails about new enquiries, waiting enquiries and mentions. Best effort: a failure is
 * logged, and the device gets the next notification. Returns the number of devices notified.
 */
export const pushToDevices = async (
  db: Database,
  message: ClaimedMessage,
  { sender, now, log }: { readonly sender: PushSender; now(): string; readonly log: Log },
): Promise<number> => {
  // Once only: a retried mail has already notified devices.
  const { notice } = findMessageWriter(message.kind)
  if (!notice || message.attempts > 1 || !(await hasDevices(db))) return 0
  const found = await notice(db, message)
  const devices = found ? await pushDevices(db, found.userIds, found.notice) : []
  if (!found || devices.length === 0) return 0
  const reached: string[] = []
  const expired: string[] = []
  await Promise.all(
    devices.map((device) =>
      sendPush(device, found.note, sender).then(
        (isThere) => (isThere ? reached : expired).push(device.id),
        (error: unknown) => log('A device could not be notified', error),
      ),
    ),
  )
  await recordPushes(db, { notified: reached, gone: expired, now: now() })
  return reached.length
}
