import type { Car } from '../../../entities/Car'
import type { SiteData } from '../../../sites/SiteData'

/** Cars beside each other. */
export interface ComparePageTypes {
  readonly route: {
    readonly page: 'compare'
    readonly path: string
  }
  readonly data: {
    readonly page: 'compare'
    readonly site: SiteData
    readonly cars: readonly Car[]
    /** How many of the cars asked for the site does not have (any more). */
    readonly missing: number
  }
}
