// @vitest-environment jsdom

import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { arbitraryDocument } from '@forecourt/schema/testing/arbitraryDocument'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentNodes } from './documentNodes'
import { nodesDocument } from './nodesDocument'
import { textSchema } from './testing/textSchema'

/** The content that pages render: nested lists, without ids. */
const withoutIds = ({ blocks }: RichDocument) =>
  blocks.flatMap(({ id: _id, ...block }): readonly object[] => (block.kind === 'list' ? pointTree(block.points) : [block]))

it('the text editor converts a document to editor nodes and back without changing the page, and the second round trip is identical', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const nodes = textSchema.nodeFromJSON(documentNodes(document))
      nodes.check()
      const back = nodesDocument(nodes.toJSON())
      if (typeof back === 'string') {
        expect([back, isBlankText(document)]).toEqual(['', true])
        return
      }
      expect(validateDocument(back)).toBe(true)
      const last = document.blocks.findLastIndex((block) => block.kind !== 'paragraph' || block.spans.length > 0)
      expect(withoutIds(back)).toEqual(withoutIds({ blocks: document.blocks.slice(0, last + 1) }))
      expect(nodesDocument(documentNodes(back))).toEqual(back)
    }),
    { numRuns: runs(250) },
  )
})
