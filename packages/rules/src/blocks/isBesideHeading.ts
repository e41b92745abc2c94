import type { ContentBlock } from './BlockRules'

/** Kinds of blocks that have their heading beside their content on wide screens. */
const kinds: ReadonlySet<ContentBlock['kind']> = new Set(['prose', 'questions'])

/**
 * Whether the content of a text or of questions is in the column beside headings (CNT-07): beside its own, or below content that is beside
 * one. Without such a heading it starts at the left edge of the page.
 *
 * @param shown the blocks that the page shows, in order; a heading that the page has elsewhere is empty
 */
export const isBesideHeading = (
  { id }: Pick<ContentBlock, 'id'>,
  shown: readonly Pick<ContentBlock, 'id' | 'kind' | 'heading'>[],
): boolean => {
  const before = shown.slice(0, shown.findIndex((block) => block.id === id) + 1)
  const run = before.slice(before.findLastIndex(({ kind }) => !kinds.has(kind)) + 1)
  return run.some(({ heading }) => heading !== '')
}
