import type { SiteData } from '../../../sites/SiteData'

/** The models of the range. */
export interface ModelsPageTypes {
  readonly route: {
    readonly page: 'models'
    readonly path: string
  }
  readonly data: {
    readonly page: 'models'
    readonly site: SiteData
    /** Requested body filter; null for all. */
    readonly body: string | null
  }
}
