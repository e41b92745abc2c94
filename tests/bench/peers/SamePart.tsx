'use client'

import { type ReactNode, useState } from 'react'

/** A part of a page that answers to a finger, at its lightest: a state around what the server drew, in a box that can come into sight. */
export const SamePart = ({ children }: { readonly children: ReactNode }) => {
  const [presses, setPresses] = useState(0)
  return (
    // biome-ignore lint/a11y: it measures what a state costs and is operated by nobody
    <div data-presses={presses} onClick={() => setPresses((before) => before + 1)}>
      {children}
    </div>
  )
}
