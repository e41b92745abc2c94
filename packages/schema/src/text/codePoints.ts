/** Truncates a text for a quotation in a message: 40 characters and an ellipsis. */
export const quotable = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)

/** Length of a text in code points, as JSON Schema counts it: an emoji is one. */
export const codePoints = (text: string): number => {
  let length = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(index + 1)
      if (next >= 0xdc00 && next <= 0xdfff) {
        length--
        index++
      }
    }
  }
  return length
}
