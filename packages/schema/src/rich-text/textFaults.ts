import { codePoints, quotable } from '../text/codePoints'
import { blockText, plainText } from './plainText'
import { isDocument, type RichText } from './RichText'

/** A problem in a rich text that is valid by the schema. */
export interface TextFault {
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Whether it is an accessibility problem. */
  readonly isAccessibility?: true
}

const figure = (value: number) => value.toLocaleString('en-AU')

/** Heading levels may only descend by one; the text's title precedes its first heading. */
const skippedHeadings = (text: RichText & object): TextFault[] => {
  let above = 2
  return text.blocks.flatMap((block): TextFault[] => {
    if (block.kind !== 'heading') return []
    const isSkipped = block.level > above + 1
    above = block.level
    if (!isSkipped) return []
    const message = `The heading “${quotable(blockText(block))}” skips a level, which confuses screen readers.`
    return [{ severity: 'warning', message, isAccessibility: true }]
  })
}

/** Problems of a text: too long, pictures without alternative text, skipped heading levels. */
export const textFaults = (text: RichText, maxLength: number): TextFault[] => {
  if (!isDocument(text)) return []
  const length = codePoints(plainText(text))
  const withoutAlt = text.blocks.filter((block) => block.kind === 'picture' && block.alt.trim() === '').length
  const hasUnevenTable = text.blocks.some(
    (block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.rows[0]?.length),
  )
  return [
    ...(length > maxLength
      ? [{ severity: 'error', message: `The text can have at most ${figure(maxLength)} characters. This has ${figure(length)}.` } as const]
      : []),
    ...(withoutAlt > 0
      ? [
          {
            severity: 'error',
            message: `${withoutAlt === 1 ? 'A picture' : `${withoutAlt} pictures`} in the text ${withoutAlt === 1 ? 'has' : 'have'} no alt text for shoppers who can’t see ${withoutAlt === 1 ? 'it' : 'them'}.`,
            isAccessibility: true,
          } as const,
        ]
      : []),
    ...(hasUnevenTable ? [{ severity: 'error', message: 'A table in the text has rows of different lengths.' } as const] : []),
    ...skippedHeadings(text),
  ]
}
