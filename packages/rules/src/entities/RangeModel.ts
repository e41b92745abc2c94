import type { ItemType } from './Car'
import type { ModelStage } from './ModelStage'

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
