import type { ReactNode } from 'react'

/** Longer words may break at their hyphen, as they wouldn't fit in a narrow column. */
const maxLength = 10

/** Keeps the short hyphenated words of a name, such as D-MAX or CX-5, on one line. */
export const unbroken = (name: string): ReactNode =>
  name.split(/(\S*-\S*)/).map((part, index) =>
    part.includes('-') && part.length <= maxLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
