import type { Car } from '../../../entities/Car'
import type { Location } from '../../../entities/Location'
import type { OnRoadCharge } from '../../../pricing/listCharges'
import type { SiteData } from '../../../sites/SiteData'

/** A car. */
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
    /** What its dealership wrote of costs on the road; left out where its price includes them. */
    readonly charges?: readonly OnRoadCharge[] | undefined
    /** The address of the site where search engines find it rather than here, without a slash at the end. */
    readonly canonicalOrigin?: string | undefined
  }
}
