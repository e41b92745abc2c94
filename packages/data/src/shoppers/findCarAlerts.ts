import type { CarStatePeriod } from '@forecourt/rules/accounts/alerts/carNews'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/**
 * Backdates the car states of an organisation and marks them as handled, without alerts: for a demo, whose cars arrive at once but whose
 * first lower price must count as a price drop (FAV-06).
 */
export const dateCarStates = (tx: Transaction, organisationId: string): Promise<unknown> =>
  tx.$executeRaw`
    update car_states state set at = car.created_at, handled = true
    from cars car where car.organisation_id = state.organisation_id and car.id = state.car_id and state.organisation_id = ${organisationId}`

/** A shopper who watches a car and wants alerts. */
export interface Watcher {
  readonly shopperId: string
  readonly siteId: string
  /** The lowest price that the shopper was notified of within a month; null: none. Cents. */
  readonly notifiedCents: number | null
}

/** A new state of a car, with its earlier states. */
export interface ChangedCar {
  readonly organisationId: string
  readonly carId: string
  /** Up to the new state, oldest first. */
  readonly states: readonly CarStatePeriod[]
  /** Whether it is on sale for the first time. */
  readonly isNew: boolean
  readonly watchers: readonly Watcher[]
}

/** An alert about a car for a shopper. Money in cents. */
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

/** Batch size, large enough that a dealer's whole stock is matched with saved searches once. */
const batchSize = 1_000
/** Maximum number of earlier states. */
const maxStates = 60
/** Number of alerts per insert. */
const alertsPerInsert = 5_000

/** Marks states of organisations without subscribed shoppers as handled, such as the first stock of a dealer. */
const markUnwatchedStates = (tx: Transaction) => tx.$executeRaw`
  update car_states state set handled = true
  where not state.handled and not exists (
    select 1 from shoppers shopper where shopper.organisation_id = state.organisation_id and shopper.alerts <> 'off'
  )`

interface StateRow {
  /** Id of the new state. */
  readonly newest: bigint
  readonly organisationId: string
  readonly carId: string
  readonly id: bigint
  readonly at: Date
  readonly status: CarStatePeriod['status']
  readonly reserved: boolean
  readonly priceCents: number | null
  readonly priceType: CarStatePeriod['priceType']
}

type StateKey = Pick<StateRow, 'organisationId' | 'id'>

/** The given states as a table `newest`. */
const stateTable = (states: readonly StateKey[]): Prisma.Sql => Prisma.sql`
  unnest(${states.map(({ organisationId }) => organisationId)}::text[], ${states.map(({ id }) => id)}::bigint[]) as asked (organisation_id, id)
  join car_states newest on newest.organisation_id = asked.organisation_id and newest.id = asked.id`

/** The earlier states of some states, including themselves, oldest first. */
const histories = (tx: Transaction, states: readonly StateKey[]): Promise<StateRow[]> =>
  tx.$queryRaw<StateRow[]>`
    select newest.id as newest, past.organisation_id as "organisationId", past.car_id as "carId", past.id, past.at, past.status, past.reserved,
      past.price_cents as "priceCents", past.price_type as "priceType"
    from ${stateTable(states)} cross join lateral (
      select * from car_states before
      where before.organisation_id = newest.organisation_id and before.car_id = newest.car_id and before.id <= newest.id
      order by before.id desc limit ${maxStates}
    ) past
    order by newest.id, past.id`

/** Shoppers who watched the cars at the time of some states. */
const findWatchers = (tx: Transaction, states: readonly StateKey[]): Promise<(Watcher & { readonly newest: bigint })[]> =>
  tx.$queryRaw<(Watcher & { readonly newest: bigint })[]>`
    select newest.id as newest, shopper.id as "shopperId", kept.site_id as "siteId", (
      select min(alert.price_cents) from car_alerts alert
      where alert.organisation_id = kept.organisation_id and alert.shopper_id = kept.shopper_id and alert.car_id = kept.car_id
        and alert.kind = 'priceDrop' and alert.found_at > newest.at - interval '30 days'
    ) as "notifiedCents"
    from ${stateTable(states)}
    join shopper_cars kept on kept.organisation_id = newest.organisation_id and kept.car_id = newest.car_id and kept.kind = 'watched'
      and kept.at <= newest.at
    join shoppers shopper on shopper.organisation_id = kept.organisation_id and shopper.id = kept.shopper_id
    where shopper.alerts <> 'off' and shopper.email is not null`

const isAvailable = (status: CarStatePeriod['status']) => status === 'in_stock' || status === 'coming_soon'

/** Cars in some new states, with their earlier states and their watchers. */
const readChangedCars = async (tx: Transaction, states: readonly StateKey[]): Promise<ChangedCar[]> => {
  const ids = states.map(({ id }) => id)
  if (ids.length === 0) return []
  const past = new Map<bigint, StateRow[]>(ids.map((id) => [id, []]))
  for (const row of await histories(tx, states)) past.get(row.newest)?.push(row)
  const watchers = new Map<bigint, Watcher[]>(ids.map((id) => [id, []]))
  for (const { newest, ...watcher } of await findWatchers(tx, states)) watchers.get(newest)?.push(watcher)
  return ids.flatMap((newest): ChangedCar[] => {
    const history = past.get(newest) ?? []
    const state = history.at(-1)
    if (!state) return []
    const isNew =
      history.length < maxStates &&
      isAvailable(state.status) &&
      !history.slice(0, -1).some(({ status }) => isAvailable(status) || status === 'sold')
    return [
      {
        organisationId: state.organisationId,
        carId: state.carId,
        states: history.map(({ id, at, status, reserved, priceCents, priceType }) => ({
          id: String(id),
          at: at.toISOString(),
          ...{ status, reserved, priceCents, priceType },
        })),
        isNew,
        watchers: watchers.get(newest) ?? [],
      },
    ]
  })
}

const readNewStates = async (tx: Transaction): Promise<{ changed: ChangedCar[]; ids: bigint[] }> => {
  const states = await tx.$queryRaw<StateKey[]>`
    select organisation_id as "organisationId", id from car_states where not handled order by id limit ${batchSize} for update skip locked`
  return { changed: await readChangedCars(tx, states), ids: states.map(({ id }) => id) }
}

/** The newest state of some cars; null if none has any. */
export const newestCarState = async (tx: Transaction, carIds: readonly string[]): Promise<bigint | null> => {
  const { _max } = await tx.carState.aggregate({ where: { carId: { in: [...carIds] } }, _max: { id: true } })
  return _max.id
}

/** Cars of a list with a state newer than another one, each with its newest state: what a change in the same transaction has made of them. */
export const carsChangedSince = async (tx: Transaction, carIds: readonly string[], state: bigint | null): Promise<ChangedCar[]> => {
  const states = await tx.$queryRaw<StateKey[]>`
    select organisation_id as "organisationId", max(id) as id from car_states
    where car_id = any(${[...carIds]}) and id > ${state ?? 0n} group by organisation_id, car_id order by 2`
  return readChangedCars(tx, states)
}

/** Inserts alerts, each once; as one JSON parameter, because thousands of parameters are slow to bind. */
const insertAlerts = async (tx: Transaction, found: readonly FoundAlert[], now: string): Promise<void> => {
  for (let from = 0; from < found.length; from += alertsPerInsert)
    await tx.$executeRaw`
      insert into car_alerts (organisation_id, shopper_id, site_id, car_id, kind, state_id, search_id, before_cents, price_cents, found_at)
      select "organisationId", "shopperId", "siteId", "carId", kind, "stateId", "searchId", "beforeCents", "priceCents", ${new Date(now)}
      from jsonb_to_recordset(${JSON.stringify(found.slice(from, from + alertsPerInsert))}::jsonb) as found (
        "organisationId" text, "shopperId" text, "siteId" text, "carId" text, kind text, "stateId" bigint, "searchId" text,
        "beforeCents" integer, "priceCents" integer
      )
      on conflict do nothing`
}

/**
 * Finds alerts for unhandled car states and stores them in one transaction: a crash neither duplicates nor loses alerts. Returns the number
 * of handled states; 0 if there are none.
 */
export const findCarAlerts = (
  db: Database,
  now: string,
  find: (changed: readonly ChangedCar[]) => Promise<readonly FoundAlert[]>,
): Promise<number> =>
  db.platform.transaction(
    async (tx) => {
      await markUnwatchedStates(tx)
      const { changed, ids } = await readNewStates(tx)
      if (ids.length === 0) return 0
      await insertAlerts(tx, await find(changed), now)
      await tx.carState.updateMany({ where: { id: { in: ids } }, data: { handled: true } })
      return ids.length
    },
    { timeoutMs: 300_000 },
  )
