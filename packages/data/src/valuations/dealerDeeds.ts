import type { CarImage } from '@forecourt/rules/entities/Car'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { writePhotos } from '../stock/changePhotos'
import { type CarCreation, type CreateCarResult, createCarIn } from '../stock/duplicateCar'
import type { Transaction } from '../Transaction'
import { toValuation } from './StoredValuation'
import { mailOfValuation } from './shopperDeeds'

interface VehiclePurchase extends Pick<CarCreation, 'actor' | 'siteIds' | 'now'> {
  /** Of the valuation. */
  readonly id: string
  readonly stockNumber: string
  readonly locationId: string
}

/**
 * Puts a shopper's vehicle that the dealership bought into its stock, as a draft with all that is known of it and its photos: all of it or
 * nothing; asked twice it is the same car (ENT-21). 'noYear' where nobody knows how old it is.
 */
export const buyVehicle = (
  scope: Scope,
  organisationId: string,
  { id, stockNumber, locationId, actor, siteIds, now }: VehiclePurchase,
): Promise<CreateCarResult | 'noYear'> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`select from valuations where organisation_id = ${organisationId} and id = ${id} for update`
    const bought = await tx.valuation.findFirst({ where: { organisationId, id, sentAt: { not: null } }, include: { vehicle: true } })
    if (!bought) return { ok: false, reason: 'notFound' }
    const { make, model, badge, year, vin, plate } = bought.vehicle
    if (year === null) return 'noYear'
    const created = await createCarIn(tx, organisationId, {
      key: `valuation:${id}`,
      status: 'draft',
      entry: { stockNumber, locationId, make, model, badge: badge || null, year, vin, regoPlate: plate, km: bought.km },
      siteIds,
      actor,
      now,
    })
    if (!created.ok || !created.created) return created
    const images: CarImage[] = bought.photos.map((key) => ({ key, alt: vehicleName({ make, model, badge, year }) }))
    const pictured = await writePhotos(tx, created.car, { images, actor, now })
    await tx.valuation.updateMany({
      where: { organisationId, id },
      data: { stockCarId: created.car.id, state: 'appraised', updatedAt: new Date(now), revision: { increment: 1 } },
    })
    return { ok: true, car: pictured.ok ? pictured.car : created.car, created: true }
  })

interface Deed {
  readonly id: string
  /** What was seen: changed meanwhile, nothing is done. */
  readonly expectedRevision: number
  readonly actor: Actor
  readonly now: string
}

export type DealerDeedResult = 'done' | 'notFound' | 'conflict'

const dayMs = 86_400_000
/** How long an offer stands that a person names where no figure was given before. Days. */
const usualDays = 7

type Row = Prisma.ValuationGetPayload<{ include: { vehicle: true } }>

const change = (
  scope: Scope,
  { id, expectedRevision, actor, now }: Deed,
  say: (row: Row) => { readonly data: Prisma.ValuationUpdateManyMutationInput; readonly action: string; readonly summary: string },
): Promise<DealerDeedResult> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`select from valuations where id = ${id} for update`
    const row = await tx.valuation.findFirst({ where: { id, sentAt: { not: null } }, include: { vehicle: true } })
    if (!row) return 'notFound'
    if (row.revision !== expectedRevision) return 'conflict'
    const { organisationId, siteId } = row
    const { data, action, summary } = say(row)
    await tx.valuation.updateMany({
      where: { organisationId, id },
      data: { ...data, revision: { increment: 1 }, updatedAt: new Date(now) },
    })
    await appendAudit(tx, { organisationId, siteId, actor, action, target: id, summary: `${summary} for the ${nameOf(row)}` })
    return 'done'
  })

const nameOf = ({ vehicle }: Pick<Row, 'vehicle'>) => vehicleName(vehicle) || (vehicle.plate ?? 'vehicle')

/** The later of when an offer ends and some days from now. */
const endAfter = (row: Pick<Row, 'validUntil'>, now: string, days: number): Date =>
  new Date(Math.max(row.validUntil?.getTime() ?? 0, Date.parse(now) + days * dayMs))

/** Names one amount in place of the range, and why (ENT-21): it stands for a week at least. */
export const changeOffer = (
  scope: Scope,
  { offerCents, reason, ...deed }: Deed & { readonly offerCents: number; readonly reason: string },
): Promise<DealerDeedResult> =>
  change(scope, deed, (row) => ({
    data: {
      offerCents,
      offerReason: reason,
      state: row.state === 'appraised' ? 'appraised' : 'valued',
      reason: null,
      validUntil: endAfter(row, deed.now, usualDays),
      valuedAt: row.valuedAt ?? new Date(deed.now),
      acceptedAt: null,
    },
    action: 'valuation.offer',
    summary: `Offered ${formatMoney(offerCents)}: ${reason},`,
  }))

/** Lets an offer stand for some days from now. */
export const extendOffer = (scope: Scope, { days, ...deed }: Deed & { readonly days: number }): Promise<DealerDeedResult> =>
  change(scope, deed, (row) => ({
    data: { validUntil: endAfter(row, deed.now, days) },
    action: 'valuation.extend',
    summary: `Extended the offer by ${days} ${days === 1 ? 'day' : 'days'}`,
  }))

/** The dealership has looked at the vehicle. */
export const markAppraised = (scope: Scope, deed: Deed): Promise<DealerDeedResult> =>
  change(scope, deed, () => ({
    data: { state: 'appraised', appraisedAt: new Date(deed.now) },
    action: 'valuation.appraise',
    summary: 'Noted the appraisal',
  }))

/** Mails the shopper what is offered, with the link to it; false where there is nobody to write to. */
export const mailOffer = (
  scope: Scope,
  site: Pick<RenderedSite, 'organisationId' | 'siteId' | 'config'>,
  { id, actor, now }: Omit<Deed, 'expectedRevision'>,
): Promise<boolean> =>
  scope.transaction(async (tx: Transaction) => {
    const { organisationId, siteId } = site
    const row = await tx.valuation.findFirst({ where: { organisationId, siteId, id, sentAt: { not: null } }, include: { vehicle: true } })
    const lead = row?.leadId ? await tx.lead.findFirst({ where: { organisationId, id: row.leadId }, select: { email: true } }) : null
    if (!row || !lead?.email) return false
    await mailOfValuation(tx, site, toValuation(row, null, now), 'shopper')
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'valuation.send',
      target: id,
      summary: `Sent the offer for the ${nameOf(row)}`,
    })
    return true
  })
