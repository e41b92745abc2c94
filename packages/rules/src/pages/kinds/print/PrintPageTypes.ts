import type { Car } from '../../../entities/Car'
import type { Location } from '../../../entities/Location'
import type { SiteData } from '../../../sites/SiteData'

/** Print sheet of a car. */
export interface PrintPageTypes {
  readonly route: {
    readonly page: 'print'
    readonly path: string
    readonly slug: string
  }
  readonly data: {
    readonly page: 'print'
    readonly site: SiteData
    readonly car: Car
    readonly location: Location | null
  }
}
