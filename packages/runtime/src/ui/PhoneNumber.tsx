import type { ReactNode } from 'react'

/** A phone number as it is written. It breaks in two lines only where it is wider than a line, as in letters of twice the size. */
export const PhoneNumber = ({ children }: { readonly children: string }) => (
  <span className="inline-block tabular-nums [text-decoration:inherit]">{children}</span>
)

/** What is written like a phone number: a plus sign or bracket, then digits with blanks, brackets and dashes between. */
const written = /((?:\+|\()?\d[\d ()\u00a0-]{4,18}\d)/

/** A text whose phone numbers stay whole at the end of a line, such as a line with several ways to reach a person. */
export const withPhoneNumbers = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
  text.split(written).map((part, index) => (index % 2 === 1 ? <PhoneNumber key={index}>{part}</PhoneNumber> : part))
