import type { EditorState } from '@tiptap/pm/state'

/** The position for a new block: after the table at the cursor, which it would split; null to insert at the cursor. */
export const newBlockPosition = ({ selection: { $from } }: Pick<EditorState, 'selection'>): number | null => {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === 'table') return $from.after(depth)
  return null
}
