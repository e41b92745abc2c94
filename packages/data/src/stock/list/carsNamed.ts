import type { CarStatus } from '@forecourt/rules/entities/Car'
import { type CarStage, carStage } from '@forecourt/rules/stock/carStage'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import { dealershipsOfSites } from '../../organisations/listLocations'
import type { Transaction } from '../../Transaction'

/** A car in a search by name. */
export interface NamedCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly priceCents: number | null
  readonly stage: CarStage
  readonly colour: string | null
  /** Odometer reading in kilometres. */
  readonly km: number | null
}

const maxCars = 12

/** Cars for sale under a condition whose name, stock number or rego contains every word of a search, by name. */
export const carsNamed = async (tx: Transaction, where: Prisma.CarWhereInput, q: string): Promise<NamedCar[]> => {
  const terms = q
    .trim()
    .split(/[\s·]+/)
    .filter(Boolean)
    .slice(0, 8)
  const contains = (text: string) => ({ contains: text, mode: 'insensitive' as const })
  const cars = await tx.car.findMany({
    where: {
      ...where,
      status: { in: ['in_stock', 'coming_soon'] },
      AND: terms.map((word) => ({ OR: [{ name: contains(word) }, { stockNumber: contains(word) }, { regoPlate: contains(word) }] })),
    },
    select: {
      ...{ id: true, name: true, stockNumber: true, priceCents: true, colour: true, km: true },
      ...{ status: true, reserved: true, preorder: true },
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: maxCars,
  })
  return cars.map(({ status, reserved, preorder, ...car }) => ({
    ...car,
    stage: carStage({ status: status as CarStatus, reserved, preorder }),
  }))
}

/** Searches the cars for sale of an organisation's sites; null as sites: of all of them. */
export const carsForSale = (
  scope: Scope,
  { organisationId, siteIds, q }: { readonly organisationId: string; readonly siteIds: readonly string[] | null; readonly q: string },
): Promise<NamedCar[]> =>
  scope.transaction(async (tx) => {
    const dealershipIds = await dealershipsOfSites(tx, siteIds)
    return carsNamed(tx, { organisationId, ...(dealershipIds && { dealershipId: { in: dealershipIds } }) }, q)
  })
