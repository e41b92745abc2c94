/** A paragraph's part that is shown at once, and the rest. */
export interface SplitParagraph {
  readonly shown: string
  readonly rest: string
}

/** Where words end before a limit, so that none is cut in half. */
const wordEnd = (text: string, limit: number): number => {
  if (text.length <= limit) return text.length
  const space = text.lastIndexOf(' ', limit)
  return space > limit / 2 ? space : limit
}

/** A rest shorter than a line is not worth folding. */
const lineLength = 60

/** Splits paragraphs so that about `limit` characters are shown (VDP-22), unless all of them are hardly more: by `slack` characters. */
export const splitComments = (paragraphs: readonly string[], limit: number, slack = lineLength): SplitParagraph[] => {
  const total = paragraphs.reduce((sum, text) => sum + text.length, 0)
  let left = total <= limit + slack ? Number.POSITIVE_INFINITY : limit
  return paragraphs.map((text) => {
    const end = left > 0 ? wordEnd(text, left) : 0
    left -= text.length
    return { shown: text.slice(0, end), rest: text.slice(end) }
  })
}
