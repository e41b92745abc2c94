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
import { mailOfValuation } from './shopperActions'

interface VehiclePurchase extends Pick<CarCreation, 'actor' | 'siteIds' | 'now'> {
  /** Id of the valuation. */
  readonly id: string
  readonly stockNumber: string
  readonly locationId: string
}

/**
 * Adds a bought vehicle to the dealership's stock, as a draft with its data and photos; atomic and idempotent (ENT-21). 'noYear' if its
 * year is unknown.
 */
export const buyVehicle = (
  scope: Scope,
  organisationId: string,
  { id, stockNumber, locationId, actor, siteIds, now }: VehiclePurchase,
): Promise<CreateCarResult | 'noYear'> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`select from valuations where organisation_id = ${organisationId} and id = ${id} for update`
    const valuation = await tx.valuation.findFirst({ where: { organisationId, id, sentAt: { not: null } }, include: { vehicle: true } })
    if (!valuation) return { ok: false, reason: 'notFound' }
    const { make, model, badge, year, vin, plate } = valuation.vehicle
    if (year === null) return 'noYear'
    const created = await createCarIn(tx, organisationId, {
      key: `valuation:${id}`,
      status: 'draft',
      entry: { stockNumber, locationId, make, model, badge: badge || null, year, vin, regoPlate: plate, km: valuation.km },
      siteIds,
      actor,
      now,
    })
    if (!created.ok || !created.created) return created
    const images: CarImage[] = valuation.photos.map((key) => ({ key, alt: vehicleName({ make, model, badge, year }) }))
    const withPhotos = await writePhotos(tx, created.car, { images, actor, now })
    await tx.valuation.updateMany({
      where: { organisationId, id },
      data: { stockCarId: created.car.id, state: 'appraised', updatedAt: new Date(now), revision: { increment: 1 } },
    })
    return { ok: true, car: withPhotos.ok ? withPhotos.car : created.car, created: true }
  })

interface Action {
  readonly id: string
  /** The revision that the user saw; a conflict changes nothing. */
  readonly expectedRevision: number
  readonly actor: Actor
  readonly now: string
}

export type DealerActionResult = 'done' | 'notFound' | 'conflict'

const dayMs = 86_400_000
/** Validity of an offer made by staff without an earlier figure. Days. */
const defaultDays = 7

type Row = Prisma.ValuationGetPayload<{ include: { vehicle: true } }>

const change = (
  scope: Scope,
  { id, expectedRevision, actor, now }: Action,
  describe: (row: Row) => { readonly data: Prisma.ValuationUpdateManyMutationInput; readonly action: string; readonly summary: string },
): Promise<DealerActionResult> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`select from valuations where id = ${id} for update`
    const row = await tx.valuation.findFirst({ where: { id, sentAt: { not: null } }, include: { vehicle: true } })
    if (!row) return 'notFound'
    if (row.revision !== expectedRevision) return 'conflict'
    const { organisationId, siteId } = row
    const { data, action, summary } = describe(row)
    await tx.valuation.updateMany({
      where: { organisationId, id },
      data: { ...data, revision: { increment: 1 }, updatedAt: new Date(now) },
    })
    await appendAudit(tx, { organisationId, siteId, actor, action, target: id, summary: `${summary} for the ${valuedVehicleName(row)}` })
    return 'done'
  })

const valuedVehicleName = ({ vehicle }: Pick<Row, 'vehicle'>) => vehicleName(vehicle) || (vehicle.plate ?? 'vehicle')

/** The later of an offer's expiry and some days from now. */
const extendedEnd = (row: Pick<Row, 'validUntil'>, now: string, days: number): Date =>
  new Date(Math.max(row.validUntil?.getTime() ?? 0, Date.parse(now) + days * dayMs))

/** Sets a single amount instead of the range, with a reason (ENT-21); valid for at least a week. */
export const changeOffer = (
  scope: Scope,
  { offerCents, reason, ...step }: Action & { readonly offerCents: number; readonly reason: string },
): Promise<DealerActionResult> =>
  change(scope, step, (row) => ({
    data: {
      offerCents,
      offerReason: reason,
      state: row.state === 'appraised' ? 'appraised' : 'valued',
      reason: null,
      validUntil: extendedEnd(row, step.now, defaultDays),
      valuedAt: row.valuedAt ?? new Date(step.now),
      acceptedAt: null,
    },
    action: 'valuation.offer',
    summary: `Offered ${formatMoney(offerCents)}: ${reason},`,
  }))

/** Extends an offer to some days from now. */
export const extendOffer = (scope: Scope, { days, ...step }: Action & { readonly days: number }): Promise<DealerActionResult> =>
  change(scope, step, (row) => ({
    data: { validUntil: extendedEnd(row, step.now, days) },
    action: 'valuation.extend',
    summary: `Extended the offer by ${days} ${days === 1 ? 'day' : 'days'}`,
  }))

/** Marks the vehicle as inspected by the dealership. */
export const markAppraised = (scope: Scope, step: Action): Promise<DealerActionResult> =>
  change(scope, step, () => ({
    data: { state: 'appraised', appraisedAt: new Date(step.now) },
    action: 'valuation.appraise',
    summary: 'Marked as appraised',
  }))

/** Queues an email with the offer and its link; false without an address. */
export const mailOffer = (
  scope: Scope,
  site: Pick<RenderedSite, 'organisationId' | 'siteId' | 'config'>,
  { id, actor, now }: Omit<Action, 'expectedRevision'>,
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
      summary: `Sent the offer for the ${valuedVehicleName(row)}`,
    })
    return true
  })
