import type { Car } from '../../../entities/Car'
import type { Location } from '../../../entities/Location'
import type { Review } from '../../../entities/Review'
import type { SiteData } from '../../../sites/SiteData'

/** A location of the dealer. */
export interface LocationPageTypes {
  readonly route: {
    readonly page: 'location'
    readonly path: string
    readonly slug: string
  }
  readonly data: {
    readonly page: 'location'
    readonly site: SiteData
    readonly location: Location
    readonly cars: readonly Car[]
    readonly reviews: readonly Review[]
  }
}
