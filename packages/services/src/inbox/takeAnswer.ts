import type { Database } from '@forecourt/data/createDatabase'
import { takeLeadMail } from '@forecourt/data/leads/delivery/takeLeadMail'
import { markBounced, receiveAnswer } from '@forecourt/data/leads/inbox/receiveAnswer'
import { parseAnswerMail, type ReadAnswer } from './parseAnswerMail'
import { parseReplyAddress } from './replyAddress'

/** What our own addresses are made of. */
export interface ReplyKeys {
  readonly secret: string
  readonly domain: string
}

/** Whether an address is one of ours, signed by us. */
export const isOurAddress = (keys: ReplyKeys, address: string): boolean => parseReplyAddress(keys, address) !== null

/** A mail as a market place sends it: its text, the same in its other part, and what it holds in ADF. */
export const toLeadMail = ({ from, subject, whole, other, prospects, fault, refusedFiles, files, messageKey }: ReadAnswer) => ({
  ...{ from, subject, texts: [whole, other], prospects, fault, messageKey },
  unkeptFiles: [...files.map(({ name }) => name), ...refusedFiles],
})

/**
 * Takes a mail into the conversations its recipients stand for. What a machine says of a mail that could not be delivered marks that mail;
 * what comes to the address of a market place is a lead, and everything else is an answer.
 */
export const takeAnswer = async (
  db: Database,
  keys: ReplyKeys,
  { recipients, raw, now }: { readonly recipients: readonly string[]; readonly raw: Buffer; readonly now: string },
): Promise<void> => {
  const read = parseAnswerMail(raw)
  for (const recipient of recipients) {
    const address = parseReplyAddress(keys, recipient)
    if (!address) continue
    const { kind, id: conversationId } = address
    const { bounce } = read
    if (kind === 'lead') {
      if (!bounce) await takeLeadMail(db, { ...toLeadMail(read), supplierId: conversationId, now })
      continue
    }
    if (bounce) {
      if (bounce.reason !== '') await markBounced(db, { conversationId, ...bounce, now })
    } else if (kind === 'reply') await receiveAnswer(db, { ...read, conversationId, channel: 'mail', now })
  }
}
