import type { CarEntry } from '@forecourt/rules/stock/CarEntry'
import { Prisma } from '../generated/client'
import { allOf } from '../lists/listSql'
import type { Transaction } from '../Transaction'
import type { StockCar } from './reading/readCar'
import { selectCars } from './reading/selectCars'

/** A car as it is edited: what pages know of it, what they don't, and who changed it how often. */
export interface EditedCar extends StockCar, Pick<CarEntry, 'listingTitle' | 'privateSuburb' | 'privatePostcode'> {
  /** The offer chosen for it. */
  readonly offerId: string | null
  /** Counts its changes: its revision for optimistic locking. */
  readonly revision: number
  readonly updatedAt: string
}

interface Beside {
  readonly listingTitle: string | null
  readonly privateSuburb: string | null
  readonly privatePostcode: string | null
  readonly offerId: string | null
  readonly revision: number
  readonly updatedAt: Date
}

/** A car to be edited, by its id and beneath a further condition; null where it isn't. */
export const selectEditedCar = async (tx: Transaction, carId: string, within: Prisma.Sql | null = null): Promise<EditedCar | null> => {
  const [car] = await selectCars(tx, { where: allOf([Prisma.sql`car.id = ${carId}`, ...(within ? [within] : [])]) })
  if (!car) return null
  const [beside] = await tx.$queryRaw<Beside[]>`
    select listing_title as "listingTitle", private_suburb as "privateSuburb", private_postcode as "privatePostcode", offer_id as "offerId",
      revision, updated_at as "updatedAt"
    from cars where organisation_id = ${car.organisationId} and id = ${carId}`
  return beside ? { ...car, ...beside, updatedAt: beside.updatedAt.toISOString() } : null
}
