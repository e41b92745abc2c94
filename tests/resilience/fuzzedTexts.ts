import { parseHtml } from '@forecourt/rules/text/parseHtml'
import { writeHtml } from '@forecourt/rules/text/writeHtml'
import { textChange } from '@forecourt/schema/diff/textChange'
import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { mergeDocuments } from '@forecourt/schema/rich-text/mergeDocuments'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { parseStoredText, writeStoredText } from '@forecourt/schema/rich-text/storedText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { sameJson } from '@forecourt/schema/sameJson'
import { arbitraryDocument } from '@forecourt/schema/testing/arbitraryDocument'
import fc from 'fast-check'
import { documentNodes } from '../../apps/console/src/rich-text/documentNodes'
import { nodesDocument } from '../../apps/console/src/rich-text/nodesDocument'
import { textSchema } from '../../apps/console/src/rich-text/testing/textSchema'
import type { Metric } from '../bench/Metric'

/** Rendered content: nested lists, without ids and trailing empty lines. */
const drawn = ({ blocks }: RichDocument) =>
  blocks
    .slice(0, blocks.findLastIndex((block) => block.kind !== 'paragraph' || block.spans.length > 0) + 1)
    .flatMap(({ id: _id, ...block }): readonly object[] => (block.kind === 'list' ? pointTree(block.points) : [block]))

/** Round-trips of random formatted texts through editor, table column, HTML, merge and comparison: counts those that fail or change the text (RTE-21). */
export const fuzzedTexts = async (_data: string, times: number): Promise<Metric[]> => {
  let [crashes, changed, invalid] = [0, 0, 0]
  const began = performance.now()
  for (const text of fc.sample(arbitraryDocument, times)) {
    try {
      const nodes = textSchema.nodeFromJSON(documentNodes(text))
      nodes.check()
      const back = nodesDocument(nodes.toJSON())
      const html = parseHtml(writeHtml(text))
      const { mine } = mergeDocuments(toDocument('Open daily.'), text, toDocument('Open daily.\n\nAnd on holidays.'))
      if (![back === '' ? { blocks: [] } : back, html, mine].every((each) => validateDocument(each))) invalid++
      const isSame = back === '' ? isBlankText(text) : sameJson(drawn(toDocument(back)), drawn(text))
      const isSameAgain = sameJson(drawn(parseHtml(writeHtml(html))), drawn(html))
      if (!(isSame && isSameAgain && sameJson(parseStoredText(writeStoredText(text)), text) && textChange({}, text, text).summary === null))
        changed++
    } catch {
      crashes++
    }
  }
  return [
    { name: 'texts.tried', value: times, unit: 'documents' },
    { name: 'texts.crashes', value: crashes, unit: 'documents' },
    { name: 'texts.changed', value: changed, unit: 'documents' },
    { name: 'texts.invalid', value: invalid, unit: 'documents' },
    { name: 'texts.each', value: (performance.now() - began) / times, unit: 'ms' },
  ]
}
