import type { CarImage } from '@forecourt/rules/entities/Car'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { Scope } from '../createDatabase'
import { writePhotos } from '../stock/changePhotos'
import { type CarCreation, type CreateCarResult, createCarIn } from '../stock/createCar'

export interface VehiclePurchase extends Pick<CarCreation, 'actor' | 'siteIds' | 'now'> {
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
