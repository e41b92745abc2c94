import { type PointTree, pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichBlock, RichDocument, RichText, Spans, TextSpan } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import type { Editor, JSONContent } from '@tiptap/core'

const marksOf = ({ bold, italic, href }: TextSpan): JSONContent['marks'] => [
  ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ...(bold ? [{ type: 'bold' }] : []),
  ...(italic ? [{ type: 'italic' }] : []),
]

/** Spans as editor nodes: a line break is a node there. */
const inline = (spans: Spans): JSONContent[] =>
  spans.flatMap((span) => {
    const marks = marksOf(span)
    return span.text
      .split('\n')
      .flatMap((line, index): JSONContent[] => [
        ...(index > 0 ? [{ type: 'hardBreak', ...(marks && marks.length > 0 && { marks }) }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks && marks.length > 0 && { marks }) }]),
      ])
  })

const paragraph = (spans: Spans): JSONContent => ({ type: 'paragraph', content: inline(spans) })

const listNode = ({ ordered, points }: PointTree): JSONContent => ({
  type: ordered ? 'orderedList' : 'bulletList',
  content: points.map(({ spans, lists }) => ({ type: 'listItem', content: [paragraph(spans), ...lists.map(listNode)] })),
})

const nodesOf = (block: RichBlock): JSONContent[] => {
  const attrs = { id: block.id }
  switch (block.kind) {
    case 'paragraph':
      return [{ ...paragraph(block.spans), attrs }]
    case 'heading':
      return [{ type: 'heading', attrs: { ...attrs, level: block.level }, content: inline(block.spans) }]
    case 'list':
      // Adjacent bullet and numbered lists are separate lists for the editor, which assigns the second one's id.
      return pointTree(block.points).map((list, index) => ({ ...listNode(list), attrs: index === 0 ? attrs : { id: null } }))
    case 'quote':
      return [{ type: 'blockquote', attrs, content: block.paragraphs.map(paragraph) }]
    case 'table': {
      const columns = Math.max(...block.rows.map((row) => row.length))
      const cells = (row: readonly Spans[], type: string) =>
        Array.from({ length: columns }, (_, index) => ({ type, content: [paragraph(row[index] ?? [])] }))
      const content = block.rows.map((row, index) => ({
        type: 'tableRow',
        content: cells(row, block.hasHead && index === 0 ? 'tableHeader' : 'tableCell'),
      }))
      return [{ type: 'table', attrs, content }]
    }
    case 'picture': {
      const { image, alt, caption, width = null, height = null } = block
      return [{ type: 'picture', attrs: { ...attrs, image, alt, caption, width, height } }]
    }
    case 'rule':
      return [{ type: 'horizontalRule', attrs }]
  }
}

/** Converts a document to editor nodes. */
export const documentNodes = ({ blocks }: RichDocument): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.flatMap(nodesOf),
})

/** Replaces the text, changing only what differs, so that the cursor stays. Emits no update event. */
export const replaceText = (editor: Editor, value: RichText) => {
  const { doc, tr } = editor.state
  const next = editor.schema.nodeFromJSON(documentNodes(toDocument(value)))
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  editor.view.dispatch(
    tr
      .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
      .setMeta('addToHistory', false)
      .setMeta('preventUpdate', true),
  )
}
