import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What beside the cars themselves their cards are drawn with. */
export interface CardFrame {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
}
