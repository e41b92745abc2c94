import { type EnteredSource, enteredSources } from '@forecourt/rules/leads/enteredSources'
import { internationalPhone } from '@forecourt/rules/phone/writtenPhone'
import { isEmail } from '@forecourt/rules/text/emailIn'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database, Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { currentLocationsOfSites } from '../organisations/listLocations'
import { publishedSite } from '../sites/publishedSites'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { siteStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import { storeSuppliedLead } from './delivery/receiveSuppliedLead'
import { lockConversation } from './inbox/changeConversation'
import { findClaim } from './inbox/claimConversation'
import { markContacted } from './inbox/logContact'

/** An enquiry as staff enter it. Texts are trimmed; empty ones are unknown. */
export interface EnteredEnquiry {
  readonly siteId: string
  readonly source: EnteredSource
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly carId: string | null
  readonly locationId: string | null
  readonly note: string
  /** Whether they still wait for a reply; if not, the conversation counts as answered by the actor. */
  readonly needsReply: boolean
  /** Idempotency key from the browser. */
  readonly key: string
}

export type AddEnquiryResult =
  | { readonly ok: true; readonly leadId: string; readonly conversationId: string }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string; readonly fields: { readonly [field: string]: string } }

const refusal = (field: string, message: string) => ({ ok: false, reason: 'refused', message, fields: { [field]: message } }) as const

/** Why values can't be stored as entered. A supplied lead keeps such values in its message; staff can correct them. */
const findProblem = async (tx: Transaction, site: RenderedSite, { phone, email, carId, locationId }: EnteredEnquiry) => {
  if (phone === '' && email === '') return refusal('phone', 'Enter a phone number or an email address.')
  if (email !== '' && !isEmail(email)) return refusal('email', 'This is not an email address.')
  if (phone !== '' && internationalPhone(phone, site.config.identity.country) === null)
    return refusal('phone', 'This is not a full phone number.')
  const { organisationId, siteId } = site
  if (carId !== null && (await selectCars(tx, { where: Prisma.sql`${siteStock(site)} and car.id = ${carId}`, limit: 1 })).length === 0)
    return refusal('carId', 'This car isn’t in the stock of this site any more.')
  const within = await currentLocationsOfSites(tx, [siteId])
  if (locationId !== null && (await tx.location.count({ where: { organisationId, id: locationId, ...within } })) === 0)
    return refusal('locationId', 'This site doesn’t show this location.')
  return null
}

/**
 * Marks a shopper whom the actor spoke to as contacted, and assigns the conversation to the actor if it is unassigned. The recorded enquiry
 * itself counts in no response time; one that waited before it was answered by it.
 */
const markSpokenTo = async (tx: Transaction, id: string, { source, note }: EnteredEnquiry, by: { actor: Actor; now: string }) => {
  const conversation = await lockConversation(tx, id, null)
  if (!conversation) return
  const { organisationId } = conversation
  await tx.answerClock.deleteMany({ where: { organisationId, conversationId: id, answeredAt: null, startedAt: { gte: new Date(by.now) } } })
  await markContacted(tx, conversation, { text: note || enteredSources[source], ...by })
  const claim = await findClaim(tx, conversation, { userId: by.actor.userId, now: by.now })
  if (claim) await tx.conversation.updateMany({ where: { organisationId, id }, data: claim.fields })
}

/**
 * Stores an enquiry that staff took by phone or in person, in one transaction and on the path of all other leads: it joins the person's
 * conversation, and goes to the CRM and the business's addresses. The person gets no confirmation. Idempotent by key.
 */
export const addEnquiry = async (
  db: Database,
  scope: Scope,
  enquiry: EnteredEnquiry,
  { siteIds, actor, now }: { readonly siteIds: readonly string[] | null; readonly actor: Actor; readonly now: string },
): Promise<AddEnquiryResult> => {
  const { siteId, source, carId, locationId, key } = enquiry
  const isWithin = siteIds === null || siteIds.includes(siteId)
  if (!isWithin || (await scope.transaction((tx) => tx.site.count({ where: { id: siteId } }))) === 0)
    return { ok: false, reason: 'notFound' }
  const site = await publishedSite(db, siteId)
  if (!site) return refusal('siteId', 'This site isn’t live, so it takes no enquiries.')
  const { organisationId } = site
  return db.forOrganisation(organisationId).transaction(async (tx): Promise<AddEnquiryResult> => {
    const problem = await findProblem(tx, site, enquiry)
    if (problem) return problem
    const { name, phone, email, note } = enquiry
    const input = { name, phone, email, message: note, ...(carId && { car_id: carId }), ...(locationId && { location_id: locationId }) }
    const supplier = { id: 'staff', name: enteredSources[source] }
    const stored = await storeSuppliedLead(tx, site, input, { supplier, supplierLeadId: key, now })
    if (!stored.ok) return { ...stored, reason: 'refused' }
    const { leadId, duplicate } = stored
    const lead = await tx.lead.findFirstOrThrow({ where: { organisationId, id: leadId }, select: { conversationId: true } })
    const conversationId = lead.conversationId ?? ''
    if (duplicate) return { ok: true, leadId, conversationId }
    const by = { actor, now }
    await tx.conversationEntry.updateMany({
      where: { organisationId, leadId },
      data: { actorId: actor.userId, actorName: actor.name },
    })
    if (!enquiry.needsReply) await markSpokenTo(tx, conversationId, enquiry, by)
    const summary = `Added an enquiry (${enteredSources[source].toLowerCase()})`
    await appendAudit(tx, { organisationId, siteId, actor, action: 'inbox.addEnquiry', target: conversationId, summary })
    return { ok: true, leadId, conversationId }
  })
}
