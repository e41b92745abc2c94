import type { Car, CarPrices, CarType, OnRoadCharge, PriceType } from '@forecourt/rules/entities/Car'
import type { LenderTerms } from '@forecourt/rules/finance/lender/loanFigures'
import type { OnRoadCar } from '@forecourt/rules/pricing/onRoadCosts'
import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import type { DutiableVehicle } from '@forecourt/rules/pricing/vehicle-duty/DutiableVehicle'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { currentLocationsOfSites, locationsOfSites } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'

/** Displayed price type of a location by car type. */
export type PriceKinds = { readonly [Type in CarType]: PriceType }

export interface LocationPrices {
  readonly locationId: string
  readonly name: string
  readonly kinds: PriceKinds
  /** IANA time zone, which determines the country. */
  readonly timeZone: string
}

const types = ['new', 'used', 'demo'] as const

const kindsOf = (stored: unknown): PriceKinds => {
  const storedKinds = stored as Partial<PriceKinds>
  return Object.fromEntries(types.map((type) => [type, storedKinds[type] ?? 'driveAway'])) as PriceKinds
}

/** Displayed price types of the locations of a scope, or of some of its sites. */
export const listPriceKinds = (scope: Scope, siteIds: readonly string[] | null): Promise<LocationPrices[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.location.findMany({
      where: await currentLocationsOfSites(tx, siteIds),
      select: { id: true, name: true, priceKinds: true, timeZone: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ id, name, priceKinds, timeZone }) => ({ locationId: id, name, kinds: kindsOf(priceKinds), timeZone }))
  })

/** What the displayed price and the on-road costs of an entered car depend on. */
type EnteredPrices = CarPrices & DutiableVehicle & Pick<Car, 'locationId'> & { readonly organisationId: string }

/** The prices of a car as its location displays them, with the charges of its dealership. */
export const pricedAtLocation = async (tx: Transaction, car: EnteredPrices): Promise<OnRoadCar> => {
  const { organisationId, locationId, carType } = car
  const location = await tx.location.findFirst({
    where: { organisationId, id: locationId },
    select: { priceKinds: true, state: true, dealership: { select: { onRoadCharges: true } } },
  })
  const price = shownPrice(car, kindsOf(location?.priceKinds ?? {})[carType])
  const charges = location?.dealership.onRoadCharges as unknown as readonly OnRoadCharge[] | undefined
  return { ...car, ...price, state: location?.state ?? '', charges }
}

/** What pages calculate finance figures of a dealership's cars from. */
export interface DealershipTerms {
  readonly lenders: readonly LenderTerms[]
  readonly charges: readonly OnRoadCharge[]
}

/** The terms of a dealership's lenders and its on-road charges; none without one. */
export const dealershipTerms = (scope: Scope, dealershipId: string): Promise<DealershipTerms> =>
  scope.transaction(async (tx) => {
    const stored = await tx.dealership.findFirst({ where: { id: dealershipId }, select: { lenderTerms: true, onRoadCharges: true } })
    return {
      lenders: (stored?.lenderTerms ?? []) as unknown as LenderTerms[],
      charges: (stored?.onRoadCharges ?? []) as unknown as OnRoadCharge[],
    }
  })

interface ChoiceOptions {
  readonly locationId: string
  readonly kinds: PriceKinds
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
}

/**
 * Sets the displayed price type of a location for new, used and demo cars (CAR-14, CARD-05): effective at once on all sites; a car with
 * only the other price shows that. Null if there is no such location.
 */
export const choosePriceKinds = (scope: Scope, { locationId, kinds, siteIds, actor }: ChoiceOptions): Promise<LocationPrices | null> =>
  scope.transaction(async (tx) => {
    const location = await tx.location.findFirst({
      where: { AND: [await locationsOfSites(tx, siteIds), { id: locationId }] },
      select: { organisationId: true, name: true, priceKinds: true, timeZone: true },
    })
    if (!location) return null
    const { organisationId, name, timeZone } = location
    const stored = Object.fromEntries(types.filter((type) => kinds[type] !== 'driveAway').map((type) => [type, kinds[type]]))
    await tx.location.updateMany({ where: { organisationId, id: locationId }, data: { priceKinds: stored } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'location.prices',
      target: locationId,
      summary: `Changed which price is shown for cars at ${name}`,
      detail: { kinds: { before: kindsOf(location.priceKinds), after: kinds } },
    })
    await notifyChange(tx, { kind: 'stock', organisationId })
    return { locationId, name, kinds, timeZone }
  })
