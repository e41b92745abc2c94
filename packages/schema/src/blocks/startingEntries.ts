/** Three entries for a new block to begin with: '…' in the title becomes 'first', 'second' and 'third'. */
export const three = (title: string, text: string): readonly { readonly id: string; readonly title: string; readonly text: string }[] =>
  ['first', 'second', 'third'].map((id) => ({ id, title: title.replace('…', id), text }))
