import type { Car } from '../../../entities/Car'
import type { Offer } from '../../../entities/Offer'
import type { Accessory, ModelDetails, RangeModel } from '../../../entities/RangeModel'
import type { SiteData } from '../../../sites/SiteData'

/** A model of the range. */
export interface ModelPageTypes {
  readonly route: {
    readonly page: 'model'
    readonly path: string
    /** For example 'toyota.corolla'. */
    readonly modelId: string
  }
  readonly data: {
    readonly page: 'model'
    readonly site: SiteData
    readonly model: RangeModel
    readonly details: ModelDetails
    readonly offers: readonly Offer[]
    /** Some of its cars, new ones first. */
    readonly cars: readonly Car[]
    readonly accessories: readonly Accessory[]
  }
}
