type TextControl = HTMLInputElement | HTMLTextAreaElement

/** What is selected in a field, or where its caret stands; gives the way to select the same in another, null where it has no text. */
export const readSelection = ({ selectionStart, selectionEnd, selectionDirection }: TextControl): ((other: TextControl) => void) | null =>
  selectionStart === null ? null : (other) => other.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
