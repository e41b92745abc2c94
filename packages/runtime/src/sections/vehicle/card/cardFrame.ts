import type { CardFrame } from '../../../host/CardFrame'
import { cardConfig } from './cardConfig'
import { cardSite } from './cardSite'

/** What of a page travels to the browser to draw cards there: what cards read, without keys and numbers. */
export const cardFrame = ({ config, site, request }: CardFrame): CardFrame => ({
  config: cardConfig(config),
  site: cardSite(site, config),
  request,
})
