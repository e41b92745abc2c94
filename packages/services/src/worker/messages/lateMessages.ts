import type { Database } from '@forecourt/data/createDatabase'
import { lateAnswer } from '@forecourt/data/leads/inbox/inboxUsers'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { personMail } from '../../mail/templates/personMail'
import { type ClaimedMessage, Undeliverable } from '../sendOutboxMessage'
import { conversationPath } from './conversationPath'
import type { DeviceNotice, MessageWriters } from './MessageWriter'

const payload = z.object({ conversationId: z.string().min(1), warned: z.enum(['half', 'whole']) })

const lateHeading = (name: string, warned: 'half' | 'whole') =>
  warned === 'half' ? `${name} is waiting for a reply` : `${name} has been waiting too long`

/** Reminds the responsible staff of an unanswered shopper, at half and at the whole of the target response time. */
const writeLateMail = async (
  db: Database,
  message: ClaimedMessage,
  { consoleUrl }: Pick<LeadMailAddresses, 'consoleUrl'>,
): Promise<Mail> => {
  const { conversationId, warned } = payload.parse(message.payload)
  const lateReply = await lateAnswer(db, conversationId)
  if (!lateReply) throw new Error('The shopper was answered in the meantime')
  if (lateReply.to.length === 0) throw new Error('No user can answer this conversation')
  const { to, name, subject } = lateReply
  const who = subject ? `${name}, who asked about the ${subject},` : name
  return {
    to,
    fromName: 'Forecourt',
    ...(await personMail({
      heading: lateHeading(name, warned),
      paragraphs: [
        warned === 'half'
          ? `Half of the target reply time for ${who} has passed.`
          : `No one has replied to ${who} within your target time.`,
      ],
      button: { text: 'Reply now', address: `${consoleUrl}${conversationPath(conversationId)}` },
      closing:
        'You’re receiving this because you reply to shoppers. A call counts once it is logged in the conversation. You can change your notifications on your profile.',
    })),
  }
}

const lateWithheld = async (db: Database, message: ClaimedMessage): Promise<string | null> => {
  const lateReply = await lateAnswer(db, payload.parse(message.payload).conversationId)
  if (lateReply === null) return 'Not sent: the shopper was answered in the meantime.'
  if (lateReply.userIds.length === 0) throw new Undeliverable('No user of the business can answer shoppers. Invite one who can.')
  return lateReply.to.length === 0 ? 'Not sent: the users who can answer have turned off emails about waiting shoppers.' : null
}

const lateNotice = async (db: Database, message: ClaimedMessage): Promise<DeviceNotice | null> => {
  const { conversationId, warned } = payload.parse(message.payload)
  const lateReply = await lateAnswer(db, conversationId)
  if (!lateReply) return null
  const note = {
    title: lateHeading(lateReply.name, warned),
    text: lateReply.subject,
    path: conversationPath(conversationId),
    name: `late ${conversationId}`,
  }
  return { notice: 'late.push', userIds: lateReply.userIds, note }
}

/** Reminders of unanswered shoppers. */
export const lateMessages: Pick<MessageWriters, 'inbox.late'> = {
  'inbox.late': { mail: writeLateMail, withheld: lateWithheld, notice: lateNotice },
}
