import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { writeLightText } from '@forecourt/schema/rich-text/writeLightText'
import { parseHtml } from '../text/parseHtml'
import { writeHtml } from '../text/writeHtml'

/** A formatted text as a cell of a file says it: HTML where it begins with an element, else words as they are typed. */
export const parseFormattedCell = (cell: string): RichText => {
  const text = /^\s*<[a-z!]/i.test(cell) ? parseHtml(cell) : cell.trim()
  return isBlankText(text) ? '' : text
}

/** The same for a file: words where they say it all, else the HTML that `parseFormattedCell` reads again. */
export const writeFormattedCell = (text: RichText): string => writeLightText(text) ?? writeHtml(text)
