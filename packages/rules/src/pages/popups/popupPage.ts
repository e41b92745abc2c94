import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { findPageRules } from '../findPageRules'
import type { Route } from '../Route'
import type { PopupPage } from './Popup'

/** The kind of page that popups know a page as; null where none opens (CNT-01). */
export const popupPage = (route: Route, config: Pick<ResolvedConfig, 'pages'>): PopupPage | null => {
  const { popups } = findPageRules(route.page)
  return typeof popups === 'function' ? popups(route, config) : popups
}
