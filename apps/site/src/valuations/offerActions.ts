import { renewValuation } from '@forecourt/data/valuations/beginValuation'
import { acceptOffer, requestAppraisal, saveForLater } from '@forecourt/data/valuations/shopperActions'
import { signedInShopper } from '../accounts/signedInShopper'
import { database } from '../sites/database'
import { valueIfPending } from './contactActions'
import { parseFaults, type ValuationOutcome, type ValuationRequest } from './ValuationRequest'

const linkExpired: ValuationOutcome = { problem: 'linkExpired' }

/** Accepts the offer (API-08: offer accepted). */
export async function accept({ live, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation) return linkExpired
  const outcome = await acceptOffer(database(), live.published, valuation.id, now)
  if (outcome === 'accepted') return { done: 'accepted' }
  return outcome === 'expired' ? { problem: 'expired' } : {}
}

const daysAhead = 90

/** Requests an appraisal appointment. */
export async function bookAppraisal({ live, fields, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation) return linkExpired
  const at = fields.appraisalAt ?? ''
  const days = (Date.parse(`${at}Z`) - Date.parse(now)) / 86_400_000
  // Local times are at most 14 hours from UTC.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) || !(days > -0.6) || days > daysAhead) return { faults: parseFaults(['appraisalAt']) }
  return (await requestAppraisal(database(), live.published, valuation.id, at, now)) ? { done: 'appraisal' } : linkExpired
}

/** Saves the valuation to the garage of a signed-in shopper and mails it. */
export async function save({ live, valuation, cookies, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation) return linkExpired
  const shopper = await signedInShopper(live, cookies).catch(() => null)
  const isSaved = await saveForLater(database(), live.published, valuation.id, { shopperId: shopper?.id ?? null, now })
  return isSaved ? { done: 'saved' } : linkExpired
}

/** Revalues an expired offer. */
export async function renew({ live, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation) return linkExpired
  const id = await renewValuation(database(), live.published, valuation.id, now)
  if (id === null) return {}
  await valueIfPending(live, id, now)
  return { id, done: 'renewed' }
}
