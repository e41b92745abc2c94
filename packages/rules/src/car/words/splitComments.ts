import { cutText } from '../../text/cutText'

/** A paragraph's part that is shown at once, and the rest. */
export interface SplitParagraph {
  readonly shown: string
  readonly rest: string
}

/** The part of a text within a limit, so that no word is cut in half, nor a character. */
const upTo = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const space = text.lastIndexOf(' ', limit)
  return space > limit / 2 ? text.slice(0, space) : cutText(text, limit)
}

/** A rest shorter than a line is not worth folding. */
const lineLength = 60

/**
 * Splits paragraphs so that about `limit` characters are shown (VDP-22), cut between words; all of them where they are hardly
 * more: by `slack` characters. Paragraphs after the cut are folded away whole (VDP-23).
 */
export const splitComments = (paragraphs: readonly string[], limit: number, slack = lineLength): SplitParagraph[] => {
  const total = paragraphs.reduce((sum, text) => sum + text.length, 0)
  let left = total <= limit + slack ? Number.POSITIVE_INFINITY : limit
  return paragraphs.map((text) => {
    const shown = left > 0 ? upTo(text, left) : ''
    left -= text.length
    return { shown, rest: text.slice(shown.length) }
  })
}
