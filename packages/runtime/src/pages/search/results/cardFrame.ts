import type { CardFrame } from '../../../host/CardFrame'
import { listConfig } from '../browser/listConfig'
import { listSite } from '../browser/listSite'

/** What of a page travels to the browser to draw cards there: what cards read, without keys and numbers. */
export const cardFrame = ({ config, site, request }: CardFrame): CardFrame => ({
  config: listConfig(config),
  site: listSite(site, config),
  request,
})
