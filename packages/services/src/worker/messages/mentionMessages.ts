import type { Database } from '@forecourt/data/createDatabase'
import { unreadMention } from '@forecourt/data/leads/inbox/inboxUsers'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { personMail } from '../../mail/templates/personMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import { conversationPath } from './conversationPath'
import type { DeviceNotice, MessageWriters } from './MessageWriter'

const payload = z.object({ conversationId: z.string().min(1), userId: z.string().min(1), by: z.string() })

/** Why a mentioned user should not be notified any more; null if they should. */
const mentionWithheld = async (db: Database, message: ClaimedMessage): Promise<string | null> => {
  const { conversationId, userId } = payload.parse(message.payload)
  const mention = await unreadMention(db, conversationId, userId)
  if (mention === null) return 'Not sent: they’ve already read it.'
  return mention.byMail ? null : 'Not sent: the user has turned off emails about notes that mention them.'
}

/** Notifies a user who is mentioned in a note. The note's text stays in the console. */
const writeMentionMail = async (
  db: Database,
  message: ClaimedMessage,
  { consoleUrl }: Pick<LeadMailAddresses, 'consoleUrl'>,
): Promise<Mail> => {
  const { conversationId, userId, by } = payload.parse(message.payload)
  const mention = await unreadMention(db, conversationId, userId)
  if (!mention) throw new Error('They’ve already read it')
  const { to, name } = mention
  return {
    to: [to],
    fromName: 'Forecourt',
    ...(await personMail({
      heading: `${by} mentioned you in a note about ${name}`,
      paragraphs: ['Read it in the conversation.'],
      button: { text: 'Read the note', address: `${consoleUrl}${conversationPath(conversationId)}` },
      closing: 'You’re receiving this because a colleague mentioned you with @. You can change your notifications on your profile.',
    })),
  }
}

const mentionNotice = async (db: Database, message: ClaimedMessage): Promise<DeviceNotice | null> => {
  const { conversationId, userId, by } = payload.parse(message.payload)
  const unread = await unreadMention(db, conversationId, userId)
  if (!unread) return null
  const note = {
    title: `${by} mentioned you in a note`,
    text: unread.name,
    path: conversationPath(conversationId),
    name: `note ${conversationId}`,
  }
  return { notice: 'mention.push', userIds: [userId], note }
}

/** Mentions in notes. */
export const mentionMessages: Pick<MessageWriters, 'inbox.mention'> = {
  'inbox.mention': { mail: writeMentionMail, withheld: mentionWithheld, notice: mentionNotice },
}
