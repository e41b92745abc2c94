import { parseLightLine } from '@forecourt/schema/rich-text/parseLightText'
import type { RichText, Spans } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import { cutText } from '../../text/cutText'

/** A paragraph's part that is shown at once, and the rest. */
interface SplitParagraph {
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

/** A line of a dealer's words: points that follow each other are a list. */
export interface CommentLine {
  readonly kind: 'paragraph' | 'heading' | 'point'
  readonly spans: Spans
}

type Row = Omit<CommentLine, 'spans'> & { readonly words: string; readonly asTyped: string }

/** What stands before a point, as people and systems of dealers type it. A dash or a star is one only before a space: “*conditions apply” is not. */
const pointMark = /^(?:[-–—*]\s+|[•·▪●◦‣►▶■➤✓✔]\s*)(?=\S)/u
const headingMark = /^#{2,3}\s+(?=\S)/

/** Whether it begins with a letter or a figure, as most do: every car's comments are read. */
const beginsPlain = (line: string): boolean => {
  const code = line.charCodeAt(0)
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

const rowOf = (asTyped: string): Row => {
  if (beginsPlain(asTyped)) return { kind: 'paragraph', words: asTyped, asTyped }
  if (headingMark.test(asTyped)) return { kind: 'heading', words: asTyped.replace(headingMark, ''), asTyped }
  if (pointMark.test(asTyped)) return { kind: 'point', words: asTyped.replace(pointMark, ''), asTyped }
  return { kind: 'paragraph', words: asTyped, asTyped }
}

/** Adds the lines of a part between bars; words on lines of their own stay one paragraph. */
const addRows = (rows: Row[], part: string): void => {
  const first = rows.length
  for (const line of part.includes('\n') ? part.split('\n') : [part]) {
    const words = line.trim()
    if (words === '') continue
    const row = rowOf(words)
    const last = rows.length > first ? rows.at(-1) : undefined
    if (row.kind === 'paragraph' && last?.kind === 'paragraph') rows[rows.length - 1] = { ...last, words: `${last.words}\n${row.words}` }
    else rows.push(row)
  }
}

/**
 * Reads a dealer's words: parted at `|` into paragraphs (VDP-23), with two or more lines that begin with a dash, a dot or a tick as a
 * list, `## ` before a heading, `**strong**` and `[words](link)` inside. Empty without words.
 */
export const commentLines = (text: string | null): CommentLine[] => {
  const rows: Row[] = []
  for (const part of (text ?? '').split('|')) addRows(rows, part)
  return rows.map(({ kind, words, asTyped }, index) => {
    const isAlone = kind === 'point' && rows[index - 1]?.kind !== 'point' && rows[index + 1]?.kind !== 'point'
    return isAlone ? { kind: 'paragraph', spans: parseLightLine(asTyped) } : { kind, spans: parseLightLine(words) }
  })
}

/** A formatted text as lines that can be folded, like comments of a car; null where it has more than paragraphs, small headings and lists of one level with dots (VDP-02, UI-16). */
export const foldableLines = (text: RichText): CommentLine[] | null => {
  const lines: CommentLine[] = []
  for (const block of toDocument(text).blocks) {
    if (block.kind === 'paragraph') lines.push({ kind: 'paragraph', spans: block.spans })
    else if (block.kind === 'heading' && block.level === 3) lines.push({ kind: 'heading', spans: block.spans })
    else if (block.kind === 'list' && block.points.every(({ level, ordered }) => level === 1 && !ordered))
      lines.push(...block.points.map(({ spans }) => ({ kind: 'point', spans }) as const))
    else return null
  }
  return lines
}

/** A dealer's words for where nothing can be formatted, such as a market place or a sheet of paper: line by line, without marks (VDP-23). */
export const commentText = (text: string | null): string =>
  commentLines(text)
    .map(({ kind, spans }) => `${kind === 'point' ? '• ' : ''}${spans.map((span) => span.text).join('')}`)
    .join('\n')

/** An amount that could be what a car costs: dollars from a thousand on, or a number that is drive away. */
const amount =
  /(?:\$|\b(?:AUD|NZD))\s?(?:\d{1,3}(?:[, ]\d{3})+|\d{4,7}|\d{1,3}(?:\.\d+)?\s?k(?![a-z]))|(?<![\d.,])(?:\d{1,3},\d{3}|\d{3,7})(?:\.00)?\s?(?:drive[ -]?away|DAP(?![a-z])|dollars)/i
const sentenceEnd = /(?<=[.!?;](?:\*\*|["”)])?)\s+/
const count = (text: string, mark: string): number => text.split(mark).length - 1

/** A line without its sentences that name an amount; empty where what is left of its marks would not fit together. */
const withoutAmounts = (line: string): string => {
  if (!amount.test(line)) return line
  const kept = line
    .split(sentenceEnd)
    .filter((sentence) => !amount.test(sentence))
    .join(' ')
  return count(kept, '**') % 2 === 0 && count(kept, '[') === count(kept, ']') ? kept : ''
}

/**
 * What of a dealer's words on a car is published (CAR-14, VDP-23): all of them, but of a car whose price is hidden, or held because it is in
 * doubt, no sentence that names an amount, which may be the price. Null without words.
 *
 * @example shownComments({ priceCents: null, dealerComments: 'One owner. Now $12,990!' }) // 'One owner.'
 */
export const shownComments = (car: Pick<Car, 'priceCents' | 'dealerComments'>): string | null => {
  const { dealerComments } = car
  if (dealerComments === null || hasPrice(car)) return dealerComments
  const shown = dealerComments
    .split(/([|\n])/)
    .map(withoutAmounts)
    .join('')
  return shown === dealerComments ? dealerComments : shown.replace(/^[|\s]+|[|\s]+$/g, '') || null
}
