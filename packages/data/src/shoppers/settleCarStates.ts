import type { CarState } from '@forecourt/rules/accounts/alerts/CarState'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'

/** Somebody who watches a car, and wants mail about it. */
export interface Watcher {
  readonly shopperId: string
  readonly siteId: string
  /** The lowest price of the car they were told of within a month; null: none. Cents. */
  readonly toldCents: number | null
}

/** A state of a car that nobody was told of yet, with what came before it. */
export interface ChangedCar {
  readonly organisationId: string
  readonly carId: string
  /** Up to the state itself, the oldest first. */
  readonly states: readonly CarState[]
  /** Whether shoppers can have it for the first time. */
  readonly isNew: boolean
  readonly watchers: readonly Watcher[]
}

/** News of a car for a shopper. Money in cents. */
export interface FoundAlert {
  readonly organisationId: string
  readonly shopperId: string
  readonly siteId: string
  readonly carId: string
  readonly kind: 'priceDrop' | 'sold' | 'backInStock' | 'newForSearch'
  readonly stateId: string
  readonly searchId?: string
  readonly beforeCents?: number
  readonly priceCents?: number
}

const batch = 200
/** How much of what a car went through is looked at. */
const mostStates = 60

/** What concerns nobody is settled at once, such as the first stock of a dealer without shoppers. */
const settleUnwatched = (tx: Transaction) => tx.$executeRaw`
  update car_states state set handled = true
  where not state.handled and not exists (
    select 1 from shoppers shopper where shopper.organisation_id = state.organisation_id and shopper.alerts <> 'off'
  )`

const read = async (tx: Transaction): Promise<{ changed: ChangedCar[]; ids: bigint[] }> => {
  const states = await tx.$queryRaw<{ organisationId: string; id: bigint; carId: string; at: Date }[]>`
    select organisation_id as "organisationId", id, car_id as "carId", at from car_states
    where not handled order by id limit ${batch} for update skip locked`
  const changed = await Promise.all(
    states.map(async ({ organisationId, id, carId, at }): Promise<ChangedCar> => {
      const history = await tx.carState.findMany({
        where: { organisationId, carId, id: { lte: id } },
        orderBy: { id: 'desc' },
        take: mostStates,
      })
      const watchers = await tx.$queryRaw<Watcher[]>`
        select shopper.id as "shopperId", kept.site_id as "siteId", (
          select min(alert.price_cents) from car_alerts alert
          where alert.organisation_id = kept.organisation_id and alert.shopper_id = kept.shopper_id and alert.car_id = kept.car_id
            and alert.kind = 'priceDrop' and alert.found_at > ${new Date(at.getTime() - 30 * 86_400_000)}
        ) as "toldCents"
        from shopper_cars kept
        join shoppers shopper on shopper.organisation_id = kept.organisation_id and shopper.id = kept.shopper_id
        where kept.organisation_id = ${organisationId} and kept.car_id = ${carId} and kept.kind = 'watched' and kept.at <= ${at}
          and shopper.alerts <> 'off' and shopper.email is not null`
      const before = history.slice(1)
      const isHad = (status: string) => status === 'in_stock' || status === 'coming_soon'
      return {
        organisationId,
        carId,
        states: history
          .map((state) => ({
            id: String(state.id),
            at: state.at.toISOString(),
            status: state.status as CarState['status'],
            reserved: state.reserved,
            priceCents: state.priceCents,
            priceType: state.priceType as CarState['priceType'],
          }))
          .reverse(),
        isNew:
          history.length < mostStates &&
          isHad(history[0]?.status ?? '') &&
          !before.some(({ status }) => isHad(status) || status === 'sold'),
        watchers,
      }
    }),
  )
  return { changed, ids: states.map(({ id }) => id) }
}

/**
 * Finds for whom the states of cars are news that nobody looked at yet, and notes it, both or neither: a worker that dies half way
 * tells nothing twice and loses nothing. Says how many states it settled; none means there were none.
 */
export const settleCarStates = (
  db: Database,
  now: string,
  find: (changed: readonly ChangedCar[]) => Promise<readonly FoundAlert[]>,
): Promise<number> =>
  db.platform.transaction(
    async (tx) => {
      await settleUnwatched(tx)
      const { changed, ids } = await read(tx)
      if (ids.length === 0) return 0
      const found = await find(changed)
      await tx.carAlert.createMany({
        data: found.map(({ stateId, ...alert }) => ({ ...alert, stateId: BigInt(stateId), foundAt: new Date(now) })),
        skipDuplicates: true,
      })
      await tx.carState.updateMany({ where: { id: { in: ids } }, data: { handled: true } })
      return ids.length
    },
    { timeoutMs: 300_000 },
  )
