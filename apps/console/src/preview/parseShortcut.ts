export type Shortcut = 'undo' | 'redo' | 'save'

type Keys = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Parses a keyboard shortcut of the draft: ⌘Z, ⇧⌘Z and ⌘S, or Ctrl+Z, Ctrl+Y and Ctrl+S; null for any other key. */
export const parseShortcut = ({ key, metaKey, ctrlKey, shiftKey, altKey }: Keys): Shortcut | null => {
  if (!(metaKey || ctrlKey) || altKey) return null
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return ctrlKey ? 'redo' : null
    case 's':
      return 'save'
    default:
      return null
  }
}
