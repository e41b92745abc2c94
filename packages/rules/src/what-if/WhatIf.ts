import type { BulkChange } from '../stock/bulkChange'

/** Other terms of a site's estimate, in percent a year. */
export interface EstimateRate {
  readonly kind: 'rate'
  readonly rate: number
  /** Null only in New Zealand, where there is none. */
  readonly comparisonRate: number | null
}

/** A change that a dealer considers. */
export type WhatIfChange = Extract<BulkChange, { readonly kind: 'price' | 'onePrice' | 'tag' | 'location' }> | EstimateRate

/** A fact that shoppers see of a car. */
export type SeenFact = 'listed' | 'price' | 'wasPrice' | 'weekly' | 'market' | 'tag' | 'yard'

/** What shoppers see of a car on a site, as text; null if the site doesn't show it. */
export type ShopperView = { readonly [Fact in SeenFact]: string | null }

/** A fact that would change. */
export interface SeenChange {
  readonly fact: SeenFact
  readonly title: string
  readonly before: string | null
  readonly after: string | null
  /** Sentences that say why there is no such fact any more. */
  readonly why?: readonly string[]
}

/** Position of a car in a stock list before and after a change, counted from 1; null if the list doesn't contain the car. */
export interface ListPlace {
  readonly list: string
  readonly before: number | null
  readonly after: number | null
  /** Number of cars in the list after the change. */
  readonly cars: number
}

/** Effect of a change on a car on a site. */
export interface CarWhatIf {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly changes: readonly SeenChange[]
  readonly places: readonly ListPlace[]
}

/** A saved search with alerts that would find other cars. Contains no personal data. */
export interface SearchWhatIf {
  readonly text: string
  readonly shoppers: number
  /** Number of cars that the search would find in addition (gains), and that it would no longer find (loses). */
  readonly gains: number
  readonly loses: number
}

/** Effect of a change on a site. */
export interface SiteWhatIf {
  readonly siteId: string
  readonly name: string
  /** Cars with an effect, up to a limit. */
  readonly cars: readonly CarWhatIf[]
  /** Number of cars with an effect. */
  readonly affected: number
  /** Number of cars by changed fact. */
  readonly facts: readonly { readonly fact: SeenFact; readonly title: string; readonly cars: number }[]
  readonly searches: readonly SearchWhatIf[]
  /** Number of shoppers who would be e-mailed about a lower price of a car that they saved. */
  readonly priceDropShoppers: number
}
