import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { listConfig } from '../browser/listConfig'
import { listSite } from '../browser/listSite'

/** What beside the cars themselves their cards are drawn with. */
export interface CardFrame {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
}

/** What of a page travels to the browser to draw cards there: what cards read, without keys and numbers. */
export const cardFrame = ({ config, site, request }: CardFrame): CardFrame => ({
  config: listConfig(config),
  site: listSite(site),
  request,
})
