import type { SiteData } from '../../../sites/SiteData'

/** Thank-you page after a lead, whose answers are in the browser. */
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
