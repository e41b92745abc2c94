import type { Editor } from '@tiptap/core'

/** Puts a table where the cursor is, with a row of names; an empty paragraph that the cursor stands in gives way to it. */
export const insertTable = (editor: Editor) => {
  const { $from, empty } = editor.state.selection
  const stands = empty && $from.depth === 1 && $from.parent.content.size === 0 ? $from.before(1) : null
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 2, withHeaderRow: true })
    .command(({ tr }) => {
      const above = stands === null ? null : tr.doc.nodeAt(stands)
      if (stands !== null && above?.isTextblock && above.content.size === 0) tr.delete(stands, stands + above.nodeSize)
      return true
    })
    .run()
}
