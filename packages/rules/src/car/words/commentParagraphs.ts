/** Splits a dealer's words at `|` into paragraphs (VDP-23); without any, says what the site says then (VDP-24). */
export const commentParagraphs = (text: string | null, pending: string): string[] => {
  const paragraphs = (text ?? '')
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return paragraphs.length > 0 ? paragraphs : [pending]
}
