/** As much of a text as a message quotes of it: 40 characters, and that there is more. */
export const quotable = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)

/** The length of a text as JSON Schema counts it: in characters, an emoji being one. */
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
