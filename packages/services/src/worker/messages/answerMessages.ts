import type { Database } from '@forecourt/data/createDatabase'
import { answerOfOutbox, type OutgoingAnswer } from '@forecourt/data/leads/inbox/answerOfOutbox'
import { mailboxAddress } from '@forecourt/data/leads/mailboxes/mailReceiver'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { replyAddress } from '../../inbox/replyAddress'
import type { Mail } from '../../mail/createMailer'
import { answerMessageId } from '../../mail/mailFolder'
import type { Sms } from '../../sms/gatewaySms'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'
import { stoppedReason } from './textedNumber'

const answerFor = async (db: Database, message: ClaimedMessage): Promise<OutgoingAnswer> => {
  const answer = await answerOfOutbox(db, message.id)
  if (!answer) throw new Error('The reply to be sent no longer exists')
  return answer
}

/** Removes control characters: user input must not inject a header. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Writes a reply of dealer staff to a shopper as a plain e-mail. */
export const writeAnswerMail = async (
  db: Database,
  message: ClaimedMessage,
  { replies }: Pick<MessageAddresses, 'replies'>,
): Promise<Mail> => {
  const { conversationId, organisationId, entryId, siteId, to, subject, text, authorName, files } = await answerFor(db, message)
  const site = siteId === null ? null : await publishedSite(db, siteId)
  const siteName = site?.config.identity.name ?? ''
  return {
    to: [to],
    fromName: oneLine([authorName, siteName].filter(Boolean).join(', ')),
    replyTo: replies
      ? replyAddress(replies, 'reply', conversationId)
      : ((await mailboxAddress(db, { organisationId, siteId })) ?? (site?.config.identity.email || undefined)),
    ...(replies && { envelopeFrom: replyAddress(replies, 'bounce', conversationId) }),
    subject: oneLine(subject) || `Your enquiry at ${siteName}`,
    text,
    html: `<div style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;white-space:pre-wrap">${escaped(text)}</div>`,
    ...(files.length > 0 && {
      attachments: files.map(({ name, contentType, content }) => ({ filename: name, contentType, content: Buffer.from(content) })),
    }),
    messageId: answerMessageId({ entryId, conversationId }),
  }
}

/** Writes a reply of dealer staff to a shopper as a text message. */
export const writeAnswerSms = async (db: Database, message: ClaimedMessage): Promise<Sms> => {
  const { to, text } = await answerFor(db, message)
  return { to, text }
}

/** Replies of dealer staff to shoppers. */
export const answerMessages: Pick<MessageWriters, 'inbox.mail' | 'inbox.textBySms'> = {
  'inbox.mail': { mail: writeAnswerMail },
  'inbox.textBySms': {
    sms: writeAnswerSms,
    async withheld(db, message) {
      const answer = await answerOfOutbox(db, message.id)
      return answer && stoppedReason(db, message, answer.to)
    },
  },
}
