import type { CarStatus } from '@forecourt/rules/entities/Car'
import type { PhotoFileCar } from '@forecourt/rules/stock/matchPhotoFile'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import { dealershipsOfSites } from '../../organisations/listLocations'
import type { Transaction } from '../../Transaction'

/** A car that photos are added to. */
export interface PhotographedCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly regoPlate: string | null
  readonly status: CarStatus
  /** Keys of its photos in order. */
  readonly photos: readonly string[]
}

interface Yard {
  readonly scope: Scope
  readonly organisationId: string
  /** Null for all sites. */
  readonly siteIds: readonly string[] | null
}

/** Cars that are or will be for sale, and those that aren't any more: a sold car may have returned under the same plate. */
const statusesOf = { forSale: ['draft', 'in_stock', 'coming_soon'], gone: ['sold', 'withdrawn'] } as const satisfies {
  readonly [Which in string]: readonly CarStatus[]
}

const ofYard = async (
  tx: Transaction,
  { organisationId, siteIds }: Yard,
  statuses: readonly CarStatus[],
): Promise<Prisma.CarWhereInput> => {
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  return {
    organisationId,
    status: { in: [...statuses] },
    ...(dealershipIds && { dealershipId: { in: dealershipIds } }),
  }
}

/** Identifiers of a yard's cars by which photo files are named: of those for sale, or of those that are sold or withdrawn. */
export const photoFileCars = (yard: Yard, which: keyof typeof statusesOf): Promise<PhotoFileCar[]> =>
  yard.scope.transaction(async (tx) =>
    tx.car.findMany({
      where: await ofYard(tx, yard, statusesOf[which]),
      select: { id: true, stockNumber: true, vin: true, regoPlate: true },
      orderBy: [{ stockNumber: 'asc' }, { id: 'asc' }],
    }),
  )

/** Cars of a yard with the keys of their photos, by stock number. */
export const photographedCars = (yard: Yard, ids: readonly string[]): Promise<PhotographedCar[]> =>
  yard.scope.transaction(async (tx) => {
    const cars = await tx.car.findMany({
      where: { ...(await ofYard(tx, yard, Object.values(statusesOf).flat())), id: { in: [...ids] } },
      select: {
        ...{ id: true, name: true, stockNumber: true, regoPlate: true, status: true },
        images: { select: { key: true }, orderBy: { position: 'asc' } },
      },
      orderBy: [{ stockNumber: 'asc' }, { id: 'asc' }],
    })
    return cars.map(({ images, status, ...car }) => ({ ...car, status: status as CarStatus, photos: images.map(({ key }) => key) }))
  })
