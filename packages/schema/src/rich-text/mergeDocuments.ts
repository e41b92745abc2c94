import { orderOfItems } from '../orderOfItems'
import { sameJson } from '../sameJson'
import type { RichBlock, RichDocument, RichText } from './RichText'
import { toDocument } from './toDocument'

export interface MergedDocuments {
  /** Both changes; mine for a block that both changed. */
  readonly mine: RichDocument
  /** Both changes; theirs for a block that both changed. */
  readonly theirs: RichDocument
  readonly hasConflict: boolean
}

const byId = ({ blocks }: RichDocument) => new Map(blocks.map((block) => [block.id, block]))
const idsOf = ({ blocks }: RichDocument) => blocks.map(({ id }) => id)

/** Renames ids that both gave to different new blocks, so that neither is lost. */
const withOwnIds = (base: RichDocument, mine: RichDocument, theirs: RichDocument): RichDocument => {
  const [known, own] = [byId(base), byId(mine)]
  const taken = new Set([...known.keys(), ...own.keys(), ...idsOf(theirs)])
  const newId = (id: string) => {
    let next = 2
    while (taken.has(`${id.slice(0, 34)}-${next}`)) next++
    taken.add(`${id.slice(0, 34)}-${next}`)
    return `${id.slice(0, 34)}-${next}`
  }
  const blocks = theirs.blocks.map((block) => {
    const clash = own.get(block.id)
    return clash && !known.has(block.id) && !sameJson(clash, block) ? { ...block, id: newId(block.id) } : block
  })
  return { blocks }
}

const isMoved = (base: readonly string[], now: readonly string[]) =>
  !sameJson(
    base.filter((id) => now.includes(id)),
    now.filter((id) => base.includes(id)),
  )

/**
 * Three-way merge of two texts with the same base, by block: additions, moves and removals. Only a block that both changed is a conflict; a
 * block that one removed and the other changed is kept.
 */
export const mergeDocuments = (base: RichText, mine: RichText, theirs: RichText): MergedDocuments => {
  const [a, b] = [toDocument(base), toDocument(mine)]
  const c = withOwnIds(a, b, toDocument(theirs))
  const [was, own, other] = [byId(a), byId(b), byId(c)]
  let hasConflict = false
  const blockOf = (id: string): { readonly mine: RichBlock | undefined; readonly theirs: RichBlock | undefined } => {
    const [before, ours, others] = [was.get(id), own.get(id), other.get(id)]
    if (sameJson(before, ours)) return { mine: others, theirs: others }
    if (sameJson(before, others) || sameJson(ours, others)) return { mine: ours, theirs: ours }
    if (!ours || !others) return { mine: ours ?? others, theirs: ours ?? others }
    hasConflict = true
    return { mine: ours, theirs: others }
  }
  const order = isMoved(idsOf(a), idsOf(b)) ? orderOfItems(idsOf(c), idsOf(b)) : orderOfItems(idsOf(b), idsOf(c))
  const merged = order.map(blockOf)
  const sideOf = (side: 'mine' | 'theirs') => ({ blocks: merged.flatMap((block) => block[side] ?? []) })
  return { mine: sideOf('mine'), theirs: sideOf('theirs'), hasConflict }
}
