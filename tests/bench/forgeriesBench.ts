import { randomBytes, randomUUID } from 'node:crypto'
import { parseReplyAddress } from '@forecourt/services/inbox/replyAddress'
import { isSignedNotice } from '@forecourt/services/payments/signedNotice'
import { parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { textKey } from '@forecourt/services/sms/textKey'
import { parseValuationToken } from '@forecourt/services/valuations/valuationToken'
import type { Metric } from './Metric'

const tries = 1_000_000
const keys = ['the key of the account', 'the key before it']
const secret = 'a secret of the installation'

const accepted = (isAccepted: () => boolean): number => {
  let count = 0
  for (let turn = 0; turn < tries; turn++) if (isAccepted()) count++
  return count
}

/** Payment notices, text messages, answers by mail, and links to reservations and valuations, that nobody signed: how many of a million of each are believed. */
export const forgeriesBench = async (): Promise<Metric[]> => {
  const now = new Date().toISOString()
  const at = Math.floor(Date.parse(now) / 1000)
  const notices = accepted(() =>
    isSignedNotice({ body: `{"id":"${randomUUID()}"}`, signature: `t=${at},v1=${randomBytes(32).toString('hex')}`, now }, keys),
  )
  const guess = () => randomBytes(32).toString('base64url')
  const links = accepted(
    () => parseLinkToken(secret, { kind: 'reservation', organisationId: 'north', token: `${randomUUID()}.${guess()}` }) !== null,
  )
  const valuations = accepted(() => parseValuationToken(secret, 'north', `${randomUUID()}.${at + 3_600}.${guess()}`, now) !== null)
  const texts = accepted(() =>
    isSignedNotice({ body: `{"id":"${randomUUID()}"}`, signature: `t=${at},v1=${randomBytes(32).toString('hex')}`, now }, [
      textKey(secret, 'north'),
    ]),
  )
  const conversation = randomUUID().replaceAll('-', '')
  const replies = { secret, domain: 'replies.example' }
  const answers = accepted(() => parseReplyAddress(replies, `r${conversation}${randomBytes(14).toString('hex')}@replies.example`) !== null)
  return [
    { name: 'forged-notices-accepted', value: notices, unit: `of ${tries}` },
    { name: 'forged-text-messages-accepted', value: texts, unit: `of ${tries}` },
    { name: 'forged-reply-addresses-accepted', value: answers, unit: `of ${tries}` },
    { name: 'guessed-reservation-links-accepted', value: links, unit: `of ${tries}` },
    { name: 'guessed-valuation-links-accepted', value: valuations, unit: `of ${tries}` },
  ]
}
