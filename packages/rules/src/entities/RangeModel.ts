import type { AccessoryValues, ModelValues } from '../records/kinds/modelFields'
import type { Cents, ItemType } from './Car'

/** Details of a model beyond those in lists (ENT-13). */
export type ModelDetails = Pick<
  ModelValues,
  | 'summary'
  | 'fuels'
  | 'seats'
  | 'towingKg'
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'warranty'
  | 'launchedOn'
  | 'variants'
  | 'colours'
  | 'pictures'
  | 'services'
>

/** An accessory of a model (MOD-02). */
export interface Accessory extends Omit<AccessoryValues, 'modelId' | 'published'> {
  readonly id: string
}

/** Lifecycle stage of a model. */
export type ModelStage = ModelValues['status']

/** The lowest price of several cars that includes everything to pay. */
export interface LowestTotal {
  readonly cents: Cents
  /** Whether the dealer stated it; otherwise it is an estimate. */
  readonly isKnown: boolean
}

/** A model with cars listed on a site. */
export interface StockModel {
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
  /** The shoppers' term, such as 'SUV'; the most common body of its cars. */
  readonly body: string | null
  readonly count: number
  /** Number of motorcycles and caravans among them. */
  readonly otherCount?: number
  /** The most common type of its vehicles; omitted for cars. */
  readonly itemType?: ItemType
  /** Number of new cars of their list; 0 if all are sold. */
  readonly newCount: number
  /** The same of demonstrators and used cars; omitted if not counted. */
  readonly demoCount?: number
  readonly usedCount?: number
  /** Number of new cars of their list that haven't arrived; omitted for none. */
  readonly awaitedCount?: number
  /** Number of new cars that are coming soon. */
  readonly comingCount: number
  /** Lowest total of its new cars on sale; omitted if unknown. */
  readonly lowestTotal?: LowestTotal
  /** Electrified fuels of its new cars, such as 'Hybrid'. */
  readonly electrified: readonly string[]
  /** Whether the manufacturer lists it as upcoming, regardless of stock (MOD-01). */
  readonly isAnnounced?: boolean
}

/** A model of the makes that a site's dealerships represent, with or without stock, as menus and lists show it (ENT-13). */
export interface RangeModel {
  /** Make and model slug, such as 'toyota.corolla'. */
  readonly id: string
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
  /** Path of its page on the site, such as '/corolla'. */
  readonly path: string
  /** The shoppers' term, such as 'SUV'. */
  readonly body: string | null
  /** Vehicle type; omitted for cars. */
  readonly itemType?: ItemType
  readonly stage: ModelStage
  readonly performance: boolean
  /** Its electrified fuels, such as 'Hybrid'. */
  readonly electrified: readonly string[]
  /** For example 'New from $39,990 drive away'; null if no variant has a price. */
  readonly priceText: string | null
  readonly imageKey: string | null
  /** Number of published accessories. */
  readonly accessories: number
  /** Number of its cars listed on the site, including recently sold ones. */
  readonly count: number
  /** Number of new cars, demonstrators and used cars of their lists; 0 if all are sold. */
  readonly newCount: number
  readonly demoCount: number
  readonly usedCount: number
  /** Number of the new cars that haven't arrived; omitted for none. */
  readonly awaitedCount?: number
}
