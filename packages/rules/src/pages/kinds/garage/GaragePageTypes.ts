import type { Garage } from '../../../accounts/Garage'
import type { SiteData } from '../../../sites/SiteData'

/** The garage of a signed-in shopper. */
export interface GaragePageTypes {
  readonly route: {
    readonly page: 'garage'
    readonly path: string
  }
  readonly data: {
    readonly page: 'garage'
    readonly site: SiteData
    readonly garage: Garage
  }
}
