import type { ReactNode } from 'react'

/** A link within the page that shows only while it has focus. */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a
    href={href}
    className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-background focus:px-4 focus:py-3 focus:font-semibold focus:text-text"
  >
    {children}
  </a>
)
