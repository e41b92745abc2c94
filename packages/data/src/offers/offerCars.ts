import type { CarStatus } from '@forecourt/rules/entities/Car'
import { carStage } from '@forecourt/rules/stock/carStage'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { carsOfSites } from '../stock/getEditedCar'
import type { NamedCar } from '../stock/list/carsNamed'
import { changeManyCars, type ManyCarsResult } from '../stock/many/changeManyCars'
import { fittingCars, isAvailable, type OfferConditions } from './fittingCars'

const maxExamples = 3
const maxChosen = 200

/** Cars available now that an offer's conditions match. */
export interface MatchingCars {
  readonly total: number
  /** The first of them. */
  readonly cars: readonly { readonly id: string; readonly name: string; readonly stockNumber: string }[]
}

interface OfCars {
  readonly organisationId: string
  /** The user's sites, which limit the cars; null for all. */
  readonly siteIds: readonly string[] | null
}

/** Cars of an organisation that an offer with the given values, stored or not, is for (OFR-01). */
export const matchingCars = (
  scope: Scope,
  { organisationId, siteIds, offer }: OfCars & { readonly offer: OfferConditions },
): Promise<MatchingCars> =>
  scope.transaction(async (tx) => {
    const ofSites = (await carsOfSites(tx, siteIds)) ?? Prisma.sql`true`
    const cars = await tx.$queryRaw<{ id: string; name: string; stockNumber: string; total: number }[]>`
      select car.id, car.name, car.stock_number as "stockNumber", (count(*) over ())::int as total
      from cars car
      where car.organisation_id = ${organisationId} and ${ofSites} and ${isAvailable} and ${fittingCars(offer)}
      order by car.created_at desc, car.id limit ${maxExamples}`
    return { total: cars[0]?.total ?? 0, cars: cars.map(({ id, name, stockNumber }) => ({ id, name, stockNumber })) }
  })

/** Cars that were chosen for an offer and aren't sold, by name (OFR-01). */
export const chosenCars = (scope: Scope, organisationId: string, offerId: string): Promise<readonly NamedCar[]> =>
  scope.transaction(async (tx) => {
    const cars = await tx.car.findMany({
      where: { organisationId, offerId, status: { notIn: ['sold', 'withdrawn'] } },
      select: {
        ...{ id: true, name: true, stockNumber: true, priceCents: true, colour: true, km: true },
        ...{ status: true, reserved: true, preorder: true },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: maxChosen,
    })
    return cars.map(({ status, reserved, preorder, ...car }) => ({
      ...car,
      stage: carStage({ status: status as CarStatus, reserved, preorder }),
    }))
  })

interface CarChoice extends OfCars {
  readonly carId: string
  /** The offer that the car is to show; null to take it off its offer. */
  readonly offerId: string | null
  /** Idempotency key. */
  readonly key: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Chooses a car for an offer, or takes it off its offer (OFR-01). Null if there is no such car. */
export const chooseCar = async (
  scope: Scope,
  { organisationId, carId, offerId, ...options }: CarChoice,
): Promise<ManyCarsResult | null> => {
  const car = await scope.transaction((tx) =>
    tx.car.findFirst({ where: { organisationId, id: carId }, select: { id: true, revision: true } }),
  )
  if (!car) return null
  return changeManyCars(scope, { ...options, cars: [car], change: { kind: 'offer', offerId } })
}
