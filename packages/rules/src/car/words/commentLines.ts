import { parseLightLine } from '@forecourt/schema/rich-text/parseLightText'
import type { Spans } from '@forecourt/schema/rich-text/RichText'

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
