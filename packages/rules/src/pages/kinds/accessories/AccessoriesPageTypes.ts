import type { Accessory, RangeModel } from '../../../entities/RangeModel'
import type { SiteData } from '../../../sites/SiteData'

/** The accessories page, for all models or one. */
export interface AccessoriesPageTypes {
  readonly route: {
    readonly page: 'accessories'
    readonly path: string
    /** Null for all models. */
    readonly modelId: string | null
  }
  readonly data: {
    readonly page: 'accessories'
    readonly site: SiteData
    /** Null for the list of models. */
    readonly model: RangeModel | null
    readonly accessories: readonly Accessory[]
  }
}
