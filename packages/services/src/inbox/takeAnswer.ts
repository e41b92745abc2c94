import type { Database } from '@forecourt/data/createDatabase'
import { takeLeadMail } from '@forecourt/data/leads/delivery/takeLeadMail'
import { markBounced, receiveAnswer } from '@forecourt/data/leads/inbox/receiveAnswer'
import { parseAnswerMail } from './parseAnswerMail'
import { parseReplyAddress } from './replyAddress'

/** What our own addresses are made of. */
export interface ReplyKeys {
  readonly secret: string
  readonly domain: string
}

/** Whether an address is one of ours, signed by us. */
export const isOurAddress = (keys: ReplyKeys, address: string): boolean => parseReplyAddress(keys, address) !== null

/**
 * Takes a mail into the conversations its recipients stand for. What a machine says of a mail that could not be delivered marks that mail;
 * what comes to the address of a market place is a lead, and everything else is an answer.
 */
export const takeAnswer = async (
  db: Database,
  keys: ReplyKeys,
  { recipients, raw, now }: { readonly recipients: readonly string[]; readonly raw: Buffer; readonly now: string },
): Promise<void> => {
  const read = await parseAnswerMail(raw)
  for (const recipient of recipients) {
    const address = parseReplyAddress(keys, recipient)
    if (!address) continue
    const { kind, id: conversationId } = address
    const { bounce, from, subject, whole, messageKey } = read
    if (kind === 'lead') {
      if (!bounce) await takeLeadMail(db, { supplierId: conversationId, from, subject, text: whole, messageKey, now })
      continue
    }
    if (bounce) {
      if (bounce.reason !== '') await markBounced(db, { conversationId, ...bounce, now })
    } else if (kind === 'reply') await receiveAnswer(db, { ...read, conversationId, channel: 'mail', now })
  }
}
