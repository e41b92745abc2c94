import type { BlockData, ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Tone } from '../theme/toneColours'

/** All that one kind of block is drawn from. */
export interface BlockProps<Kind extends BlockKind> {
  readonly block: ContentBlock<Kind>
  readonly config: ResolvedConfig
  readonly data: BlockData
  readonly site: SiteData
  readonly request: PageRequest
  /** 1 for the block that opens the page, else 2. */
  readonly level: 1 | 2
  /** All blocks of the page that show, this one among them. */
  readonly shown: readonly ContentBlock[]
  /** Whether no block of its kind stands before it: only one can have an anchor that is known elsewhere. */
  readonly first: boolean
  /** The ground given by its place on the page; blocks with a ground of their own ignore it. */
  readonly tone: Tone
  /** Config pointer of the block. */
  readonly setting: string
}
