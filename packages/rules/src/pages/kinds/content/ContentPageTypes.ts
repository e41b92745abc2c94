import type { BlockData } from '../../../blocks/BlockRules'
import type { SiteData } from '../../../sites/SiteData'

/** A content page: the home page or one written by the dealer. */
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
