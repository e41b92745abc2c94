import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { writeLightText } from '@forecourt/schema/rich-text/writeLightText'
import { readHtml } from '../text/readHtml'
import { writeHtml } from '../text/writeHtml'

/** A formatted text as a cell of a file says it: HTML where it begins with an element, else words as they are typed. */
export const readFormattedCell = (cell: string): RichText => {
  const text = /^\s*<[a-z!]/i.test(cell) ? readHtml(cell) : cell.trim()
  return isBlankText(text) ? '' : text
}

/** The same for a file: words where they say it all, else the HTML that `readFormattedCell` reads again. */
export const writeFormattedCell = (text: RichText): string => writeLightText(text) ?? writeHtml(text)
