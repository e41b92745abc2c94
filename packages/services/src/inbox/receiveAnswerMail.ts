import type { Database } from '@forecourt/data/createDatabase'
import { receiveLeadMail } from '@forecourt/data/leads/delivery/receiveLeadMail'
import { markBounced, receiveAnswer } from '@forecourt/data/leads/inbox/receiveAnswer'
import { type ParsedMail, parseIncomingMail } from './parseIncomingMail'
import { parseReplyAddress } from './replyAddress'

/** Keys of our reply addresses. */
export interface ReplyKeys {
  readonly secret: string
  readonly domain: string
}

/** Whether an address carries our signature. */
export const isOurAddress = (keys: ReplyKeys, address: string): boolean => parseReplyAddress(keys, address) !== null

/** Converts a marketplace mail: text, alternative text and ADF prospects. */
export const toLeadMail = ({ from, subject, whole, other, prospects, fault, refusedFiles, files, messageKey }: ParsedMail) => ({
  ...{ from, subject, texts: [whole, other], prospects, fault, messageKey },
  droppedFiles: [...files.map(({ name }) => name), ...refusedFiles],
})

/**
 * Stores a mail in the conversations of its recipients. A bounce marks the failed mail, a mail to a marketplace address becomes a lead,
 * everything else is a reply.
 */
export const receiveAnswerMail = async (
  db: Database,
  keys: ReplyKeys,
  { recipients, raw, now }: { readonly recipients: readonly string[]; readonly raw: Buffer; readonly now: string },
): Promise<void> => {
  const read = parseIncomingMail(raw)
  for (const recipient of recipients) {
    const address = parseReplyAddress(keys, recipient)
    if (!address) continue
    const { kind, id: conversationId } = address
    const { bounce } = read
    if (kind === 'lead') {
      if (!bounce) await receiveLeadMail(db, { ...toLeadMail(read), supplierId: conversationId, now })
      continue
    }
    if (bounce) {
      if (bounce.reason !== '') await markBounced(db, { conversationId, ...bounce, now })
    } else if (kind === 'reply') await receiveAnswer(db, { ...read, conversationId, channel: 'mail', now })
  }
}
