import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type Block = ResolvedConfig['pages']['list'][number]['blocks'][number]

const imageOf = (block: Block): string => {
  if (!block.shown) return ''
  if (block.kind === 'hero' || block.kind === 'feature') return block.image
  return block.kind === 'photos' ? (block.entries.find(({ image }) => image !== '')?.image ?? '') : ''
}

/** The first picture a content page shows of its own, for link previews; null when it has none (RTE-21). */
export const pageImage = (blocks: readonly Block[]): string | null => blocks.map(imageOf).find((image) => image !== '') ?? null
