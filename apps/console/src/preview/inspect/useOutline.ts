import { useEffect } from 'react'
import { partsOf } from './partsOf'
import { showPart } from './showPart'

export interface Outline {
  readonly pointer: string
  /** Which part to scroll to; null for none. */
  readonly scrollTo: number | null
}

/** Outlines the parts of the page that a setting shows in, and what comes to show it while it is outlined. `drawn` changes with every state. */
export const useOutline = (outline: Outline | null, drawn: unknown) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state may show the setting elsewhere.
  useEffect(() => {
    if (!outline) return
    const parts = partsOf(document, outline.pointer)
    for (const part of parts) part.setAttribute('data-outlined', '')
    return () => {
      for (const part of parts) part.removeAttribute('data-outlined')
    }
  }, [outline, drawn])

  useEffect(() => {
    if (!outline || outline.scrollTo === null) return
    const part = partsOf(document, outline.pointer)[outline.scrollTo]
    if (part) showPart(part)
  }, [outline])
}
