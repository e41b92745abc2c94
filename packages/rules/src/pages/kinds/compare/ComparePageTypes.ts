import type { Car } from '../../../entities/Car'
import type { SiteData } from '../../../sites/SiteData'

/** Comparison of cars. */
export interface ComparePageTypes {
  readonly route: {
    readonly page: 'compare'
    readonly path: string
  }
  readonly data: {
    readonly page: 'compare'
    readonly site: SiteData
    readonly cars: readonly Car[]
    /** Number of requested cars that the site doesn't have. */
    readonly missing: number
  }
}
