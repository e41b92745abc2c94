import { blockText, plainText } from '../rich-text/plainText'
import type { RichBlock, RichText } from '../rich-text/RichText'
import { toDocument } from '../rich-text/toDocument'
import type { SchemaNode } from '../SchemaNode'
import { sameJson } from '../sameJson'
import { countNoun } from '../text/countNoun'
import { describeValue, isTruncated } from './describeValue'

/** The changes of a text as text, with the changed blocks. */
export interface TextChange {
  /** Null if both texts read and look the same. */
  readonly summary: string | null
  readonly texts?: { readonly before: string; readonly after: string }
}

const withoutId = ({ id: _id, ...block }: RichBlock) => block

/** The blocks of a text that the other lacks, ignoring ids. */
const without = (blocks: readonly RichBlock[], others: readonly RichBlock[]): readonly RichBlock[] => {
  const left = others.map(withoutId)
  return blocks.filter((block) => {
    const index = left.findIndex((other) => sameJson(other, withoutId(block)))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const joinedText = (blocks: readonly RichBlock[]) =>
  blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')

const differsAt = (a: string, b: string) => {
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return index
}

/** Describes the changes of a rich text by block: its text if that changed, else its formatting. */
export const textChange = (node: SchemaNode, from: RichText, to: RichText): TextChange => {
  const [before, after] = [toDocument(from).blocks, toDocument(to).blocks]
  const [removed, added] = [without(before, after), without(after, before)]
  if (removed.length + added.length === 0) {
    const isSame = sameJson(before.map(withoutId), after.map(withoutId))
    return { summary: isSame ? null : 'in another order' }
  }
  const [was, is] = [joinedText(removed), joinedText(added)]
  if (was === is) return { summary: `${countNoun(added.length, 'part')} reformatted` }
  const [whole, now] = [plainText(from), plainText(to)]
  const at = differsAt(whole, now)
  const summary = `${describeValue(node, whole, at)} → ${describeValue(node, now, at)}`
  return { summary, ...((isTruncated(whole) || isTruncated(now)) && { texts: { before: was, after: is } }) }
}
