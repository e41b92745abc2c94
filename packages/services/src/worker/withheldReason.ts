import type { Database } from '@forecourt/data/createDatabase'
import { answerOfOutbox } from '@forecourt/data/leads/inbox/answerOfOutbox'
import { lateAnswer } from '@forecourt/data/leads/inbox/lateAnswer'
import { isStopped } from '@forecourt/data/leads/inbox/textStops'
import { confirmationsTo } from '@forecourt/data/outbox/confirmationsTo'
import { codeLives } from '@forecourt/data/shoppers/codeLives'
import { z } from 'zod'
import type { ClaimedMessage } from './deliverOutbox'
import { bookingWithheld } from './messages/writeBookingMail'
import { mentionWithheld } from './messages/writeMentionMail'
import { alertsWithheld } from './messages/writeShopperMail'

/** Over all sites: anybody can write anybody's address into a form. */
const mostConfirmations = 3
const day = 86_400_000

const codePayload = z.object({ codeId: z.string() })
const latePayload = z.object({ conversationId: z.string() })
const stopped = 'Not sent: they asked for no more text messages.'
const payload = z.object({ to: z.tuple([z.string()]) })

/** Why a message is not sent though it could be, in a sentence; null for one that is. */
export async function withheldReason(db: Database, message: ClaimedMessage, now: string): Promise<string | null> {
  if (message.kind === 'inbox.textBySms') {
    const answer = await answerOfOutbox(db, message.id)
    if (answer && (await isStopped(db, message.id, answer.to))) return stopped
  }
  const texted = message.kind === 'booking.shopperBySms' ? payload.safeParse(message.payload) : null
  if (texted?.success && (await isStopped(db, message.id, texted.data.to[0]))) return stopped
  if (message.kind === 'shopper.alerts') return alertsWithheld(db, message, now)
  if (['booking.shopper', 'booking.shopperBySms', 'booking.dealer'].includes(message.kind)) return bookingWithheld(db, message, now)
  if (message.kind === 'inbox.mention') return mentionWithheld(db, message)
  if (message.kind === 'inbox.late') {
    const late = await lateAnswer(db, latePayload.parse(message.payload).conversationId)
    if (late === null) return 'Not sent: they were answered meanwhile.'
    // Trying again would not find anybody either.
    if (late.userIds.length === 0) return 'Not sent: nobody of the business can answer shoppers. Invite somebody who may.'
    if (late.to.length === 0) return 'Not sent: who could answer chose to get no mails about who waits.'
  }
  const code = message.kind === 'shopper.code' || message.kind === 'shopper.codeBySms' ? codePayload.safeParse(message.payload) : null
  if (code?.success && !(await codeLives(db, code.data.codeId, now))) return 'Not sent: the code was replaced or ran out.'
  const parsed = payload.safeParse(message.payload)
  if (message.kind !== 'lead.shopper' || !parsed.success) return null
  const sent = await confirmationsTo(db, parsed.data.to[0], new Date(Date.parse(now) - day).toISOString())
  return sent < mostConfirmations ? null : `Not sent: this address was sent ${sent} confirmations within a day.`
}
