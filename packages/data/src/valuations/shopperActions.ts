import { canAccept, vehicleName } from '@forecourt/rules/valuations/Valuation'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { dealerAddresses } from '../leads/leadOutbox'
import { outboxRow } from '../outbox/outboxRow'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { valuationIn } from './readValuation'
import type { StoredValuation } from './StoredValuation'

type Site = Pick<RenderedSite, 'organisationId' | 'siteId' | 'config'>

const shopper = { userId: null, name: 'A shopper' } as const

/** Queues an email about a valuation, to the shopper or to the recipients of the lead. */
export const mailOfValuation = async (
  tx: Transaction,
  { organisationId, siteId, config }: Site,
  valuation: Pick<StoredValuation, 'id' | 'leadId'>,
  whom: 'shopper' | 'dealer',
): Promise<void> => {
  const lead = valuation.leadId ? await tx.lead.findFirst({ where: { organisationId, id: valuation.leadId } }) : null
  if (!lead) return
  const location = lead.locationId ? await tx.location.findFirst({ where: { organisationId, id: lead.locationId } }) : null
  const to = whom === 'shopper' ? [lead.email].filter((address) => address !== '') : dealerAddresses(config, location?.email ?? null)
  if (!to || to.length === 0 || (whom === 'shopper' && lead.suspicious)) return
  await tx.outboxMessage.createMany({
    data: [
      {
        organisationId,
        siteId,
        leadId: lead.id,
        ...outboxRow(whom === 'shopper' ? 'shopper.valuation' : 'valuation.dealer', { to, valuationId: valuation.id }),
      },
    ],
  })
}

const lockValuation = async (
  tx: Transaction,
  { organisationId, siteId }: Site,
  id: string,
  now: string,
): Promise<StoredValuation | null> => {
  await tx.$executeRaw`select from valuations where organisation_id = ${organisationId} and id = ${id} for update`
  const found = await valuationIn(tx, { organisationId, id, now })
  return found?.siteId === siteId && found.sent ? found : null
}

/**
 * Accepts an offer for the shopper (API-08: offer accepted): the dealership's amount, or the lower end of the range, which is guaranteed.
 * Idempotent.
 */
export const acceptOffer = (db: Database, site: Site, id: string, now: string): Promise<'accepted' | 'expired' | 'nothing'> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const valuation = await lockValuation(tx, site, id, now)
    if (!valuation) return 'nothing'
    if (valuation.state === 'accepted') return 'accepted'
    if (valuation.state === 'expired') return 'expired'
    if (!canAccept(valuation, now)) return 'nothing'
    const { organisationId, siteId } = site
    const offerCents = valuation.offerCents ?? valuation.lowCents
    await tx.valuation.updateMany({
      where: { organisationId, id },
      data: { state: 'accepted', offerCents, acceptedAt: new Date(now), updatedAt: new Date(now), revision: { increment: 1 } },
    })
    await mailOfValuation(tx, site, valuation, 'dealer')
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor: shopper,
      action: 'valuation.accept',
      target: id,
      summary: `Accepted the offer for the ${vehicleName(valuation.vehicle)}`,
      detail: { offerCents },
    })
    return 'accepted'
  })

/** Requests an appointment for an appraisal, in the site's time zone; a repeat for the same time notifies once. */
export const requestAppraisal = (db: Database, site: Site, id: string, at: string, now: string): Promise<boolean> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const valuation = await lockValuation(tx, site, id, now)
    if (!valuation) return false
    if (valuation.appraisalAt === at) return true
    const { organisationId } = site
    await tx.valuation.updateMany({ where: { organisationId, id }, data: { appraisalAt: at, updatedAt: new Date(now) } })
    await mailOfValuation(tx, site, valuation, 'dealer')
    return true
  })

/** Saves a valuation: in the garage of a signed-in shopper, and by an email with its link. */
export const saveForLater = (
  db: Database,
  site: Site,
  id: string,
  { shopperId, now }: { readonly shopperId: string | null; readonly now: string },
): Promise<boolean> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const valuation = await lockValuation(tx, site, id, now)
    if (!valuation) return false
    const { organisationId } = site
    if (shopperId !== null)
      await tx.ownVehicle.updateMany({ where: { organisationId, id: valuation.vehicleId, shopperId: null }, data: { shopperId } })
    await mailOfValuation(tx, site, valuation, 'shopper')
    return true
  })
