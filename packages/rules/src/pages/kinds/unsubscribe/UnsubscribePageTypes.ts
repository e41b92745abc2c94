import type { UnsubscribeContext } from '../../../accounts/alerts/sendsAlerts'
import type { SiteData } from '../../../sites/SiteData'

/** Unsubscribe page. */
export interface UnsubscribePageTypes {
  readonly route: {
    readonly page: 'unsubscribe'
    readonly path: string
  }
  readonly data: {
    readonly page: 'unsubscribe'
    readonly site: SiteData
    readonly unsubscribing: UnsubscribeContext
  }
}
