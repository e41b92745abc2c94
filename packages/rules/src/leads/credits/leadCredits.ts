import { formatMoment } from '../../format/formatDate'
import { internationalPhone } from '../../phone/writtenPhone'
import { type SpamSign, spamSigns } from '../spamScore'

/** Reasons for which marketplaces credit a lead that they charged for (ENT-16). */
export const creditReasons = { spam: 'Spam', duplicate: 'Duplicate', wrongNumber: 'Wrong number' } as const
export type CreditReason = keyof typeof creditReasons

/** Days after the lead within which marketplaces accept a claim, as carsales does. */
export const claimDays = 30
/** Days within which a second enquiry of the same person about the same car is a duplicate. */
const duplicateDays = 30
const dayMs = 86_400_000

/** An action of staff in the lead's conversation. ISO in UTC. */
export interface StaffRecord {
  readonly at: string
  readonly by: string
}

/** A lead of a marketplace that charges per lead. */
export interface ChargedLead {
  readonly id: string
  /** ISO in UTC. */
  readonly createdAt: string
  readonly source: string
  readonly email: string
  readonly phone: string
  readonly carId: string | null
  readonly suspicious: boolean
  readonly spamSigns: readonly SpamSign[]
  /** When staff moved its conversation to Spam, where it still is; null if it isn't there. */
  readonly markedSpam: StaffRecord | null
  /** When staff called the number and reached another person; null without such a call. */
  readonly wrongNumber: StaffRecord | null
  /** Time zone of its location. */
  readonly timeZone: string
}

/** A lead that the dealership can claim back, with the evidence in sentences. */
export interface LeadCredit {
  readonly leadId: string
  readonly reason: CreditReason
  readonly evidence: string
  /** End of the claim period; ISO in UTC. */
  readonly claimUntil: string
}

const countryOfZone = (timeZone: string): 'AU' | 'NZ' => (/^Pacific\/(Auckland|Chatham)$/.test(timeZone) ? 'NZ' : 'AU')

/** Keys that identify the person of a lead: the e-mail address, and the phone number in international format. */
const identityKeys = ({ email, phone, timeZone }: ChargedLead): string[] => {
  const [address, dialled] = [email.trim().toLowerCase(), internationalPhone(phone, countryOfZone(timeZone))]
  return [...(address === '' ? [] : [`mail:${address}`]), ...(dialled === null ? [] : [`tel:${dialled}`])]
}

const isSoonAfter = (lead: ChargedLead, first: ChargedLead): boolean => {
  const passed = Date.parse(lead.createdAt) - Date.parse(first.createdAt)
  return passed >= 0 && passed <= duplicateDays * dayMs
}

/** An earlier lead of the same marketplace, person and car. */
const findEarlier = (lead: ChargedLead, before: readonly ChargedLead[]): ChargedLead | undefined => {
  const keys = identityKeys(lead)
  return before.find(
    (first) =>
      first.source.toLowerCase() === lead.source.toLowerCase() &&
      first.carId === lead.carId &&
      isSoonAfter(lead, first) &&
      identityKeys(first).some((key) => keys.includes(key)),
  )
}

const actionText = ({ at, by }: StaffRecord, { timeZone }: ChargedLead, now: string): string =>
  `${formatMoment(at, timeZone, now)}, by ${by}`

const spamEvidence = (lead: ChargedLead, now: string): string | null => {
  const { suspicious, spamSigns: signs, markedSpam } = lead
  if (!suspicious && markedSpam === null) return null
  return [
    ...(suspicious ? signs.map((sign) => spamSigns[sign].message) : []),
    ...(markedSpam ? [`Marked as spam ${actionText(markedSpam, lead, now)}`] : []),
  ].join('. ')
}

const numberEvidence = (lead: ChargedLead, now: string): string | null => {
  const { phone, timeZone, wrongNumber } = lead
  if (wrongNumber) return `Called ${actionText(wrongNumber, lead, now)}: someone else’s number`
  if (phone.trim() === '' || internationalPhone(phone, countryOfZone(timeZone)) !== null) return null
  return 'The phone number doesn’t exist: it is no valid number of Australia or New Zealand'
}

const duplicateEvidence = (lead: ChargedLead, before: readonly ChargedLead[], now: string): string | null => {
  const first = findEarlier(lead, before)
  return first
    ? `The same person asked about the same car ${formatMoment(first.createdAt, lead.timeZone, now)} (enquiry ${first.id})`
    : null
}

/**
 * Leads to claim back, each for one reason: spam, duplicates, and wrong numbers (ENT-16). A duplicate has the same marketplace, person
 * and car as a lead of the 30 days before. Nothing is guessed: a number is wrong if it can't exist, or staff recorded that it is.
 *
 * @param leads oldest first, including those of the 30 days before
 */
export const leadCredits = (leads: readonly ChargedLead[], now: string): LeadCredit[] =>
  leads.flatMap((lead, index): LeadCredit[] => {
    const before = leads.slice(0, index)
    const claimUntil = new Date(Date.parse(lead.createdAt) + claimDays * dayMs).toISOString()
    const evidences: readonly (readonly [CreditReason, string | null])[] = [
      ['spam', spamEvidence(lead, now)],
      ['duplicate', duplicateEvidence(lead, before, now)],
      ['wrongNumber', numberEvidence(lead, now)],
    ]
    const [reason, evidence] = evidences.find(([, each]) => each !== null) ?? []
    return reason && evidence ? [{ leadId: lead.id, reason, evidence, claimUntil }] : []
  })
