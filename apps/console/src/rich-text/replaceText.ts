import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import type { Editor } from '@tiptap/core'
import { documentNodes } from './documentNodes'

/** Puts another text where this one stands, as little of it as differs: the cursor stays in what did not. Nobody is told of it as of something typed. */
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
