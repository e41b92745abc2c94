import type { BlockData } from '../../../blocks/BlockRules'
import type { SiteData } from '../../../sites/SiteData'

/** A page of the site’s own: its home page and those its dealer writes. */
export interface ContentPageTypes {
  readonly route: {
    readonly page: 'content'
    readonly path: string
    readonly pageId: string
  }
  readonly data: {
    readonly page: 'content'
    readonly site: SiteData
    readonly blocks: { readonly [blockId: string]: BlockData }
  }
}
