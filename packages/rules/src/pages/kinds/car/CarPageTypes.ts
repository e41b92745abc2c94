import type { Car } from '../../../entities/Car'
import type { Location } from '../../../entities/Location'
import type { SiteData } from '../../../sites/SiteData'

/** A car's page. */
export interface CarPageTypes {
  readonly route: {
    readonly page: 'car'
    readonly path: string
    readonly slug: string
  }
  readonly data: {
    readonly page: 'car'
    readonly site: SiteData
    readonly car: Car
    readonly location: Location | null
    readonly similar: readonly Car[]
    /** Origin of the site with the canonical page, without a trailing slash. */
    readonly canonicalOrigin?: string | undefined
  }
}
