import type { ShopperCarKind } from '@forecourt/rules/accounts/ShopperCarKind'
import { carTitle } from '@forecourt/rules/car/words/carTitle'
import type { CarStatus } from '@forecourt/rules/entities/Car'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

/** A car that somebody saved, compared or looked at while they were signed in. */
export interface PersonCar {
  readonly carId: string
  readonly name: string
  readonly status: CarStatus
  /** The most they did with it. */
  readonly kind: ShopperCarKind
  /** ISO in UTC. */
  readonly at: string
}

interface Addresses {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

const mostCars = 12

/**
 * The cars of the accounts that have the addresses or numbers somebody wrote from, each once: saved ones first, then the latest. What an
 * account has was proved by a code, so these are the same person's; cars of other sites than the reader's are left out (ENT-16, ENT-17).
 */
export const carsOfPerson = async (
  tx: Transaction,
  { organisationId, addresses, siteIds }: { organisationId: string; addresses: Addresses; siteIds: readonly string[] | null },
): Promise<PersonCar[]> => {
  const { emails, phones } = addresses
  if (emails.length + phones.length === 0) return []
  const rows = await tx.$queryRaw<(Parameters<typeof carTitle>[0] & { id: string; status: CarStatus; kind: ShopperCarKind; at: Date })[]>`
    select car.id, car.year, car.make, car.model, car.badge, car.status, done.kind, done.at
    from (
      select distinct on (its.car_id) its.car_id, its.kind, its.at
      from shoppers shopper
      join shopper_cars its on its.organisation_id = shopper.organisation_id and its.shopper_id = shopper.id
      where shopper.organisation_id = ${organisationId}
        and (shopper.email = any(${[...emails]}::text[]) or shopper.mobile = any(${[...phones]}::text[]))
        and ${siteIds === null ? Prisma.sql`true` : Prisma.sql`its.site_id = any(${[...siteIds]}::text[])`}
      order by its.car_id, array_position(array['watched', 'compared', 'viewed'], its.kind), its.at desc
    ) done
    join cars car on car.organisation_id = ${organisationId} and car.id = done.car_id
    order by done.kind <> 'watched', done.at desc, car.id
    limit ${mostCars}`
  return rows.map(({ id, status, kind, at, ...car }) => ({ carId: id, name: carTitle(car), status, kind, at: at.toISOString() }))
}
