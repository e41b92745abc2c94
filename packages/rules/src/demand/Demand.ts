import type { Cents } from '../entities/Car'

/** What shoppers wanted; null for anything. Contains no personal data. */
export interface Wish {
  readonly make: string | null
  readonly model: string | null
  /** Title of the body, such as 'Ute'. */
  readonly body: string | null
  readonly seats: number | null
  /** Title of the fuel, such as 'Diesel'. */
  readonly fuel: string | null
  /** Years of manufacture; a missing end is null. */
  readonly years: { readonly from: number | null; readonly to: number | null } | null
  readonly maxKm: number | null
  /** Maximum price. */
  readonly maxCents: Cents | null
  /** Suburb of a yard. */
  readonly place: string | null
}

/** How demand shows: searches without results, enquiries about cars sold to others, and saved searches that wait for a car. */
export type DemandKind = 'searches' | 'lost' | 'waiting'

/** How often something was wanted. */
export interface WishCount {
  readonly wish: Wish
  readonly kind: DemandKind
  readonly times: number
}

/** A car for sale, as far as demand compares it. */
export interface SupplyCar {
  readonly make: string
  readonly model: string
  readonly body: string | null
  readonly seats: number | null
  readonly fuel: string | null
  readonly year: number
  /** Null if unknown, or not disclosed. */
  readonly km: number | null
  readonly priceCents: Cents | null
  readonly place: string | null
}

/** A condition of a wish. */
export type WishCondition = keyof Wish

/** How often something was wanted, by kind. */
export type DemandTimes = { readonly [Kind in DemandKind]: number }

/** Cars to buy: a group of wishes and the supply. */
export interface BuyRow extends DemandTimes {
  readonly wish: Wish
  /** Order of the list, by the weights of its kinds. */
  readonly weight: number
  /** Number of cars for sale that meet the wish. */
  readonly cars: number
  /** The condition without which there are cars, and their number and lowest price; null if the wish is met or none alone is to blame. */
  readonly emptiedBy: { readonly condition: WishCondition; readonly cars: number; readonly fromCents: Cents | null } | null
}

/** Unmet demand of an organisation's sites in a period. Contains no personal data. */
export interface Demand {
  readonly from: string
  readonly to: string
  readonly rows: readonly BuyRow[]
  /** Number of searches without results by the condition that emptied their list, most first. */
  readonly emptied: readonly { readonly condition: WishCondition; readonly searches: number }[]
  /** Number of searches without results that name no kind of car. */
  readonly unassigned: number
}
