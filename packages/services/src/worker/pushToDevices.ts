import type { Database } from '@forecourt/data/createDatabase'
import { lateAnswer } from '@forecourt/data/leads/inbox/lateAnswer'
import { newLead } from '@forecourt/data/leads/inbox/newLead'
import { unreadMention } from '@forecourt/data/leads/inbox/unreadMention'
import { hasDevices, pushDevices, settleDevices } from '@forecourt/data/people/devices/pushDevices'
import type { Notice } from '@forecourt/rules/leads/inbox/notices'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { z } from 'zod'
import { type PushNote, type PushSender, sendPush } from '../push/sendPush'
import type { ClaimedMessage } from './deliverOutbox'

interface DeviceNotice {
  readonly notice: Notice
  readonly userIds: readonly string[]
  readonly note: PushNote
}

const mention = z.object({ conversationId: z.string(), userId: z.string(), by: z.string() })
const late = z.object({ conversationId: z.string(), warned: z.enum(['half', 'whole']) })

const pathOf = (conversationId: string): string => `/#/inbox?open=${encodeURIComponent(conversationId)}`

/** Whom a message for people of the console concerns, and what their devices say of it; null where nobody, or no longer anybody, is told. */
const noticeOf = async (db: Database, { kind, leadId, payload }: ClaimedMessage): Promise<DeviceNotice | null> => {
  if (kind === 'lead.dealer' && leadId) {
    const lead = await newLead(db, leadId)
    if (!lead) return null
    const { userIds, conversationId, form, name, about } = lead
    const { noun = 'enquiry' } = Object.hasOwn(leadForms, form) ? leadForms[form as keyof typeof leadForms] : {}
    return {
      notice: 'lead.push',
      userIds,
      note: { title: `New ${noun || 'message'} from ${name}`, text: about, path: pathOf(conversationId), name: `lead ${leadId}` },
    }
  }
  if (kind === 'inbox.mention') {
    const { conversationId, userId, by } = mention.parse(payload)
    const unread = await unreadMention(db, conversationId, userId)
    const note = {
      title: `${by} named you in a note`,
      text: unread?.name ?? '',
      path: pathOf(conversationId),
      name: `note ${conversationId}`,
    }
    return unread && { notice: 'mention.push', userIds: [userId], note }
  }
  if (kind === 'inbox.late') {
    const { conversationId, warned } = late.parse(payload)
    const waiting = await lateAnswer(db, conversationId)
    if (!waiting) return null
    const title = warned === 'half' ? `${waiting.name} waits for an answer` : `${waiting.name} waits for too long`
    const note = { title, text: waiting.about, path: pathOf(conversationId), name: `late ${conversationId}` }
    return { notice: 'late.push', userIds: waiting.userIds, note }
  }
  return null
}

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
  if (message.attempts > 1 || !(await hasDevices(db))) return 0
  const found = await noticeOf(db, message)
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
