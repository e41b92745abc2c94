const pending = 'Dealer comments are pending. Please check back here later.'

/** Splits a dealer's words at `|` into paragraphs (VDP-23); without any, says that they are pending (VDP-24). */
export const commentParagraphs = (text: string | null): string[] => {
  const paragraphs = (text ?? '')
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return paragraphs.length > 0 ? paragraphs : [pending]
}
