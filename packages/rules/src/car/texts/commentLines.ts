import { parseLightLine } from '@forecourt/schema/rich-text/parseLightText'
import type { RichText, Spans } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import { cutText } from '../../text/cutText'

/** The visible part of a paragraph, and the folded rest. */
interface SplitParagraph {
  readonly shown: string
  readonly rest: string
}

/** Cuts a text at a limit, between words, never inside a character. */
const cutAtSpace = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const space = text.lastIndexOf(' ', limit)
  return space > limit / 2 ? text.slice(0, space) : cutText(text, limit)
}

/** A rest shorter than a line isn't folded. */
const lineLength = 60

/**
 * Splits paragraphs so that about `limit` characters are visible (VDP-22), cut between words; shows all if they exceed the limit by at
 * most `slack`. Later paragraphs are folded as a whole (VDP-23).
 */
export const splitComments = (paragraphs: readonly string[], limit: number, slack = lineLength): SplitParagraph[] => {
  const total = paragraphs.reduce((sum, text) => sum + text.length, 0)
  let remaining = total <= limit + slack ? Number.POSITIVE_INFINITY : limit
  return paragraphs.map((text) => {
    const shown = remaining > 0 ? cutAtSpace(text, remaining) : ''
    remaining -= text.length
    return { shown, rest: text.slice(shown.length) }
  })
}

/** A line of a dealer's comments; consecutive points form a list. */
export interface CommentLine {
  readonly kind: 'paragraph' | 'heading' | 'point'
  readonly spans: Spans
}

type Row = Omit<CommentLine, 'spans'> & { readonly line: string; readonly asEntered: string }

/** Bullet characters used by dealers and their systems. A dash or star counts only before a space: “*conditions apply” isn't a point. */
const pointMark = /^(?:[-–—*]\s+|[•·▪●◦‣►▶■➤✓✔]\s*)(?=\S)/u
const headingMark = /^#{2,3}\s+(?=\S)/

/** Fast path: whether a line begins with a letter or digit, as most do; this runs for every car's comments. */
const beginsPlain = (line: string): boolean => {
  const code = line.charCodeAt(0)
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

const toRow = (asEntered: string): Row => {
  if (beginsPlain(asEntered)) return { kind: 'paragraph', line: asEntered, asEntered }
  if (headingMark.test(asEntered)) return { kind: 'heading', line: asEntered.replace(headingMark, ''), asEntered }
  if (pointMark.test(asEntered)) return { kind: 'point', line: asEntered.replace(pointMark, ''), asEntered }
  return { kind: 'paragraph', line: asEntered, asEntered }
}

/** Adds the lines between two `|`; consecutive plain lines form one paragraph. */
const addRows = (rows: Row[], part: string): void => {
  const first = rows.length
  for (const line of part.includes('\n') ? part.split('\n') : [part]) {
    const text = line.trim()
    if (text === '') continue
    const row = toRow(text)
    const last = rows.length > first ? rows.at(-1) : undefined
    if (row.kind === 'paragraph' && last?.kind === 'paragraph') rows[rows.length - 1] = { ...last, line: `${last.line}\n${row.line}` }
    else rows.push(row)
  }
}

/**
 * Parses a dealer's comments: `|` separates paragraphs (VDP-23); two or more lines with a dash, dot or tick form a list; `## ` marks a
 * heading; `**strong**` and `[words](link)` are inline. Empty for no text.
 */
export const commentLines = (text: string | null): CommentLine[] => {
  const rows: Row[] = []
  for (const part of (text ?? '').split('|')) addRows(rows, part)
  return rows.map(({ kind, line, asEntered }, index) => {
    const isAlone = kind === 'point' && rows[index - 1]?.kind !== 'point' && rows[index + 1]?.kind !== 'point'
    return isAlone ? { kind: 'paragraph', spans: parseLightLine(asEntered) } : { kind, spans: parseLightLine(line) }
  })
}

/**
 * Converts a rich text to foldable lines like car comments; null if it has more than paragraphs, level-3 headings and flat bullet lists
 * (VDP-02, UI-16).
 */
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

/** Converts a dealer's comments to plain text, for marketplaces and print, line by line and without markup (VDP-23). */
export const commentText = (text: string | null): string =>
  commentLines(text)
    .map(({ kind, spans }) => `${kind === 'point' ? '• ' : ''}${spans.map((span) => span.text).join('')}`)
    .join('\n')

/** An amount that could be the car's price: dollars from a thousand on, or a drive-away amount. */
const amount =
  /(?:\$|\b(?:AUD|NZD))\s?(?:\d{1,3}(?:[, ]\d{3})+|\d{4,7}|\d{1,3}(?:\.\d+)?\s?k(?![a-z]))|(?<![\d.,])(?:\d{1,3},\d{3}|\d{3,7})(?:\.00)?\s?(?:drive[ -]?away|DAP(?![a-z])|dollars)/i
const sentenceEnd = /(?<=[.!?;](?:\*\*|["”)])?)\s+/
const count = (text: string, mark: string): number => text.split(mark).length - 1

/** Removes sentences that state an amount; empty if that would leave unbalanced markup. */
const withoutAmounts = (line: string): string => {
  if (!amount.test(line)) return line
  const textLine = line
    .split(sentenceEnd)
    .filter((sentence) => !amount.test(sentence))
    .join(' ')
  return count(textLine, '**') % 2 === 0 && count(textLine, '[') === count(textLine, ']') ? textLine : ''
}

/**
 * Published part of a dealer's comments (CAR-14, VDP-23): all of them, but if the price is hidden or withheld as doubtful, without
 * sentences that state an amount, which may be the price. Null if empty.
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
