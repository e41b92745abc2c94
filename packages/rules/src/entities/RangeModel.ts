import type { AccessoryValues, ModelValues } from '../records/kinds/modelFields'
import type { ItemType } from './Car'

/** What is written of a model beside what lists say of it (ENT-13). */
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

/** What can be fitted to a model (MOD-02). */
export interface Accessory extends Omit<AccessoryValues, 'modelId' | 'published'> {
  readonly id: string
}

/** How far along a model is on a day. */
export type ModelStage = ModelValues['status']

/** A model of which a site lists cars. */
export interface StockModel {
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
  /** As shoppers say it, such as 'SUV'; of its cars, the body most have. */
  readonly body: string | null
  readonly count: number
  /** How many of them are no cars but motorcycles or caravans. */
  readonly otherCount?: number
  /** Of its cars, the kind most are; left out, they are cars. */
  readonly itemType?: ItemType
  /** How many of them are new. */
  readonly newCount: number
  /** How many of the new ones are still to come. */
  readonly comingCount: number
  /** The fuels of new ones that drive on electricity, wholly or in part, such as 'Hybrid'. */
  readonly electrified: readonly string[]
  /** Whether its maker says that it is still to come, whatever stands on the yard (MOD-01). */
  readonly isAnnounced?: boolean
}

/** A model of the makes a site's dealerships represent, whether or not one stands on the yard: what menus and lists say of it (ENT-13). */
export interface RangeModel {
  /** Its make and its slug, such as 'toyota.corolla'. */
  readonly id: string
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
  /** The address of its page on the site, such as '/corolla'. */
  readonly path: string
  /** As shoppers say it, such as 'SUV'. */
  readonly body: string | null
  /** What it is a model of; left out, a car. */
  readonly itemType?: ItemType
  readonly stage: ModelStage
  readonly performance: boolean
  /** The fuels it comes with that drive on electricity, wholly or in part, such as 'Hybrid'. */
  readonly electrified: readonly string[]
  /** Such as 'New from $39,990 drive away'; null where no variant has a price. */
  readonly priceText: string | null
  readonly imageKey: string | null
  /** How many accessories are shown of it. */
  readonly accessories: number
  /** How many of its cars the site lists, of any kind, and how many of these are new. */
  readonly count: number
  readonly newCount: number
}
