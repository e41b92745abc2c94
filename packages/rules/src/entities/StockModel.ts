import type { ItemType } from './Car'

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
