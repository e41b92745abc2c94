import { createHash } from 'node:crypto'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { hasMainPhone } from '@forecourt/schema/switches/hasMainPhone'
import { answer } from '../http/answer'
import { checkLead } from './checkLead'
import { checkProof } from './checkProof'
import type { LeadPorts } from './LeadPorts'
import { type LeadLimits, parseLeadRequest } from './parseLeadRequest'
import type { SentForm } from './plainForm'
import { shownFaults } from './shownFaults'
import { storeLeadStep } from './storeLeadStep'
import { storeOrBook } from './storeOrBook'
import { withFreeTimes } from './withFreeTimes'

/** What was sent under the same key but says something else is another lead. Which pages were visited meanwhile says nothing. */
function keyFor(
  stated: string,
  { visitedPages: _, suspicious: __, spamSigns: ___, source: ____, linkedQueryParams: _____, firstTouch: ______, ...said }: Lead,
): string {
  return `${stated}.${createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)}`
}

/**
 * Answers POST /api/leads (API-07), in steps: parse, check, store or book, respond. The dealer is notified afterwards; the shopper does not
 * wait for that. The same `Idempotency-Key` with the same answers gives the same lead. A form sent without scripts leads to the next page, or
 * comes back with what was typed and what to fix.
 */
export async function receiveLead(request: Request, ports: LeadPorts, limits: LeadLimits): Promise<Response> {
  const sender = await parseLeadRequest(request, ports.config, limits)
  if (sender instanceof Response) return sender
  const { idempotencyKey, draftId, userAgent, isPlain, responses } = sender
  /** How far it was read, for a form that can't be taken now. */
  let sent: SentForm | null = null
  try {
    const checked = await checkLead(sender, ports)
    if ('message' in checked) return responses.refused(400, checked.message)
    sent = checked.sent
    const kept = await storeLeadStep(sender, checked, ports)
    if (kept) return kept

    if (isPlain) sent = await withFreeTimes(sent, checked.context, ports.bookings)
    const { check } = checked
    if (!check.ok) return responses.faulty(sent, check.message, isPlain ? shownFaults(sent, check.fields) : check.fields)
    const key = keyFor(idempotencyKey, check.lead)
    const proved = await checkProof(check.lead, sender, key, ports.proofs)
    if ('challenge' in proved)
      return answer({ ok: false, message: 'Please send the proof of work with it.', fields: {}, challenge: proved.challenge }, 202)
    return await storeOrBook(proved.lead, { idempotencyKey: key, userAgent, draftId }, sender, { ...checked, sent }, ports)
  } catch (error) {
    console.error(error)
    const { phone } = ports.config
    const message = `We couldn’t take this just now. Please try again in a minute${hasMainPhone(phone) ? `, or call ${phone.main}` : ''}.`
    return responses.unable(sent, message, { 'retry-after': '30' })
  }
}
