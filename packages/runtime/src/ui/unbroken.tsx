import type { ReactNode } from 'react'

/** Longer words may break at their hyphen or plus sign, as they wouldn't fit in a narrow column. */
const maxLength = 10

/** Keeps the short words of a name with a hyphen or plus sign, such as D-MAX, CX-5 or AWD+, on one line; the text stays the same. */
export const unbroken = (name: string): ReactNode =>
  name.split(/(\S*[-+]\S*)/).map((part, index) =>
    /[-+]/.test(part) && part.length <= maxLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
