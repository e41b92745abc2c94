import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shows } from '../../parts/shows'
import type { RouteNames } from '../../routing/RouteNames'
import { matchRoute } from '../matchRoute'
import type { Popup } from './Popup'
import { popupPage } from './popupPage'
import { popupPart } from './popupPart'

interface Here {
  readonly config: ResolvedConfig
  readonly names: RouteNames
  readonly path: string
  /** ISO in UTC. */
  readonly now: string
}

/** The popups that may open on the page at a path, in the dealer's order; none where there is no page (CNT-01). */
export const popupsHere = ({ config, names, path, now }: Here): readonly Popup[] => {
  if (config.popups.list.length === 0) return []
  const match = matchRoute(config, names, path)
  const page = match.kind === 'page' ? popupPage(match.route, config) : null
  return page === null ? [] : config.popups.list.filter((popup) => shows(popupPart(popup), { config, now, page }))
}
