import type { BlockData, ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Tone } from '../theme/toneColours'

/** Props of the renderer of a block kind. */
export interface BlockProps<Kind extends BlockKind> {
  readonly block: ContentBlock<Kind>
  readonly config: ResolvedConfig
  readonly data: BlockData
  readonly site: SiteData
  readonly request: PageRequest
  /** Heading level: 1 for the first block of the page, else 2. */
  readonly level: 1 | 2
  /** All visible blocks of the page, including this one. A heading that is on the page’s opening picture is empty. */
  readonly shown: readonly ContentBlock[]
  /** Whether it is the first block of its kind on the page: only that one gets the well-known anchor. */
  readonly first: boolean
  /** Background tone by position on the page; blocks with their own background ignore it. */
  readonly tone: Tone
  /** Config pointer of the block. */
  readonly setting: string
}
