import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What one arrangement of the footer is drawn from. */
export interface FooterLayoutProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly path: string
}
