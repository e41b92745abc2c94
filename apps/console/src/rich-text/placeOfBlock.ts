import type { EditorState } from '@tiptap/pm/state'

/** Where a block of its own goes: behind the table that the cursor is in, which it would part otherwise; null for where the cursor is. */
export const placeOfBlock = ({ selection: { $from } }: Pick<EditorState, 'selection'>): number | null => {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === 'table') return $from.after(depth)
  return null
}
