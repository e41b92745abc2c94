import type { Database } from '@forecourt/data/createDatabase'
import { hasDevices, pushDevices, settleDevices } from '@forecourt/data/people/devices/ownDevices'
import { type PushSender, sendPush } from '../push/sendPush'
import type { ClaimedMessage } from './deliverOutbox'
import { findMessageWriter } from './messages/findMessageWriter'

/**
 * Shows on the devices of a dealer's people what they are written an e-mail about: a new enquiry, one that waits, a note with their name.
 * The mail is what is promised: a device that can't be reached is logged, and tried with the next news. Gives how many were told.
 */
export const pushToDevices = async (
  db: Database,
  message: ClaimedMessage,
  { sender, now, log }: { readonly sender: PushSender; now(): string; log(line: string): void },
): Promise<number> => {
  // Said once: a mail that is tried again has told the devices already.
  const { notice } = findMessageWriter(message.kind)
  if (!notice || message.attempts > 1 || !(await hasDevices(db))) return 0
  const found = await notice(db, message)
  const devices = found ? await pushDevices(db, found.userIds, found.notice) : []
  if (!found || devices.length === 0) return 0
  const reached: string[] = []
  const gone: string[] = []
  await Promise.all(
    devices.map((device) =>
      sendPush(device, found.note, sender).then(
        (isThere) => (isThere ? reached : gone).push(device.id),
        (error: unknown) => log(`A device could not be notified: ${error instanceof Error ? error.message : error}`),
      ),
    ),
  )
  await settleDevices(db, { found: reached, gone, now: now() })
  return reached.length
}
