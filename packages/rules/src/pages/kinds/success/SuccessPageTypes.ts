import type { SiteData } from '../../../sites/SiteData'

/** Thanks after a lead was sent, whose answers the browser knows. */
export interface SuccessPageTypes {
  readonly route: {
    readonly page: 'success'
    readonly path: string
  }
  readonly data: {
    readonly page: 'success'
    readonly site: SiteData
  }
}
