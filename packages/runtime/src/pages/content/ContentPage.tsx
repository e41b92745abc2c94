import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { findBlockRules } from '@forecourt/rules/blocks/findBlockRules'
import { filledBlock, textValues } from '@forecourt/rules/blocks/textValues'
import { showsBlock } from '@forecourt/rules/blocks/whyBlocksShow'
import { openingPicture } from '@forecourt/rules/pages/openingPicture'
import { opensWithHeading } from '@forecourt/rules/pages/opensWithHeading'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../blocks/BlockProps'
import { blockRenderers } from '../../generated/blockRenderers'
import type { PageProps } from '../../PageProps'
import type { WithSectionBoundary } from '../../sections/guardWith'
import type { Tone } from '../../theme/toneColours'
import { PageOpening } from './PageOpening'

/** Background tones of a page's blocks: lists alternate between background and surface, unless the site has one background. */
export const blockTones = (blocks: readonly ContentBlock[], bands: ResolvedConfig['theme']['bands']): readonly Tone[] => {
  const found: Tone[] = []
  for (const block of blocks) {
    const before = found[found.length - 1]
    found.push(
      findBlockRules(block).bandTone?.(block) ??
        (bands === 'alternating' && before === 'background' && found.length > 1 ? 'surface' : 'background'),
    )
  }
  return found
}

type AnyRenderer = (props: Omit<BlockProps<ContentBlock['kind']>, 'block'> & { readonly block: ContentBlock }) => ReactNode

type ContentPageProps = PageProps<'content'> & WithSectionBoundary

/** A page of blocks: the home page and all content pages. */
export const ContentPage = ({ route, config, data, request, boundary: Boundary }: ContentPageProps) => {
  const page = config.pages.list.find(({ id }) => id === route.pageId)
  if (!page) throw new Error(`There is no content page “${route.pageId}”.`)
  const values = textValues(config, data.site)
  const blocks = page.blocks
    .map((block) => filledBlock(block, values))
    .filter((block) => showsBlock({ block, data: data.blocks[block.id] ?? {}, site: data.site, config, now: request.now }))
  const headingBlock = blocks.find((block) => block.heading !== '')
  const tones = blockTones(blocks, config.theme.bands)
  const picture = openingPicture(page, blocks)
  const setting = `/pages/list/${page.id}`
  const opened = picture !== null && opensWithHeading(config.theme, blocks) ? blocks[0] : undefined
  const shown = blocks.map((block) => (block === opened ? { ...block, heading: '' } : block))
  return (
    <>
      {picture !== null && (
        <PageOpening
          form={config.theme.pageOpening}
          picture={picture}
          setting={setting}
          heading={opened ? { text: opened.heading, setting: `${setting}/blocks/${opened.id}/heading` } : null}
        />
      )}
      {!headingBlock && <h1 className="sr-only">{page.title}</h1>}
      {shown.map((block, index) => {
        const Renderer = blockRenderers[block.kind] as AnyRenderer
        const rendered = (
          <Renderer
            key={block.id}
            block={block}
            config={config}
            data={data.blocks[block.id] ?? {}}
            site={data.site}
            request={request}
            shown={shown}
            first={shown.findIndex(({ kind }) => kind === block.kind) === index}
            level={blocks[index] === headingBlock ? 1 : 2}
            tone={tones[index] ?? 'background'}
            setting={`${setting}/blocks/${block.id}`}
          />
        )
        return Boundary && request.mode === 'preview' ? (
          <Boundary key={block.id} name={block.heading || block.kind}>
            {rendered}
          </Boundary>
        ) : (
          rendered
        )
      })}
    </>
  )
}
