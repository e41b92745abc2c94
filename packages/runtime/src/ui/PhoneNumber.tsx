import type { ReactNode } from 'react'

/**
 * A phone number that wraps only if it is wider than a line, such as at 200% text size. Not `inline-block`: with a spacing called `block`,
 * Tailwind gives that class a width as well.
 */
export const PhoneNumber = ({ children }: { readonly children: string }) => (
  <span className="[display:inline-block] tabular-nums [text-decoration:inherit]">{children}</span>
)

/** Matches a phone number: a plus sign or bracket, then digits with spaces, brackets and dashes. */
const phonePattern = /((?:\+|\()?\d[\d ()\u00a0-]{4,18}\d)/

/** Keeps the phone numbers of a text from wrapping. */
export const withPhoneNumbers = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
  text.split(phonePattern).map((part, index) => (index % 2 === 1 ? <PhoneNumber key={index}>{part}</PhoneNumber> : part))
