import { Fragment } from 'react'

/** An e-mail address that breaks before its @ and dots rather than within a word, where it doesn't fit on a line. */
export const EmailAddress = ({ children }: { readonly children: string }) => (
  <span className="min-w-0">
    {children.split(/(?=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
