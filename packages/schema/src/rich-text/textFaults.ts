import { codePoints, quotable } from '../text/codePoints'
import { blockText, plainText } from './plainText'
import { isDocument, type RichText } from './RichText'

/** Something wrong with what a formatted text says, which its shape allows. */
export interface TextFault {
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Wrong for people who can't see it, rather than for everybody. */
  readonly isAboutAccess?: true
}

const figure = (value: number) => value.toLocaleString('en-AU')

/** A heading may go one step down at a time; the text's own title stands above its first. */
const skippedHeadings = (text: RichText & object): TextFault[] => {
  let above = 2
  return text.blocks.flatMap((block): TextFault[] => {
    if (block.kind !== 'heading') return []
    const isSkipped = block.level > above + 1
    above = block.level
    if (!isSkipped) return []
    const message = `The heading “${quotable(blockText(block))}” skips a level: what reads pages aloud looks for the one between.`
    return [{ severity: 'warning', message, isAboutAccess: true }]
  })
}

/** What is wrong with a text of at most so many letters: too long, pictures nobody describes, headings that skip a level. */
export const textFaults = (text: RichText, maxLength: number): TextFault[] => {
  if (!isDocument(text)) return []
  const length = codePoints(plainText(text))
  const silent = text.blocks.filter((block) => block.kind === 'picture' && block.alt.trim() === '').length
  const uneven = text.blocks.some((block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.rows[0]?.length))
  return [
    ...(length > maxLength
      ? [{ severity: 'error', message: `The text can have at most ${figure(maxLength)} characters; this has ${figure(length)}.` } as const]
      : []),
    ...(silent > 0
      ? [
          {
            severity: 'error',
            message: `${silent === 1 ? 'A picture' : `${silent} pictures`} in the text ${silent === 1 ? 'doesn’t' : 'don’t'} say what ${silent === 1 ? 'it shows' : 'they show'}, for shoppers who can’t see ${silent === 1 ? 'it' : 'them'}.`,
            isAboutAccess: true,
          } as const,
        ]
      : []),
    ...(uneven ? [{ severity: 'error', message: 'A table in the text has rows of different lengths.' } as const] : []),
    ...skippedHeadings(text),
  ]
}
