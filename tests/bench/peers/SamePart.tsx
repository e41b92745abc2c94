'use client'

import { type ReactNode, useState } from 'react'

/** A minimal island: state around server-rendered content, in a box that can become visible. */
export const SamePart = ({ children }: { readonly children: ReactNode }) => {
  const [presses, setPresses] = useState(0)
  return (
    // biome-ignore lint/a11y: it measures what a state costs and has no users
    <div data-presses={presses} onClick={() => setPresses((before) => before + 1)}>
      {children}
    </div>
  )
}
