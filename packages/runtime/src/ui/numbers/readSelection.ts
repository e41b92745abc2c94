type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Reads the selection or caret of a field; returns a function that applies it to another, or null for a field without text. */
export const readSelection = ({ selectionStart, selectionEnd, selectionDirection }: TextControl): ((other: TextControl) => void) | null =>
  selectionStart === null ? null : (other) => other.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
