import type { ReactNode } from 'react'

/** Longer words may break at their hyphen: in a narrow column they would not fit in one line. */
const longest = 10

/** A name whose short words with a hyphen, such as D-MAX or CX-5, stay in one line. */
export const unbroken = (name: string): ReactNode =>
  name.split(/(\S*-\S*)/).map((part, index) =>
    part.includes('-') && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay where they are
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
