import type { Car } from '../../../entities/Car'
import type { Location } from '../../../entities/Location'
import type { SiteData } from '../../../sites/SiteData'

/** A car on a sheet of paper. */
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
