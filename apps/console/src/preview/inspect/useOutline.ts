import { useEffect, useRef } from 'react'
import { settingElements } from './settingElements'
import { showPart } from './showPart'

export interface Outline {
  readonly pointer: string
  /** Which part to scroll to; null for none. */
  readonly scrollTo: number | null
}

/** Outlines the parts of the page that a setting shows in, and what comes to show it while it is outlined. `drawn` changes with every state. */
export const useOutline = (outline: Outline | null, drawn: unknown) => {
  const outlined = useRef<ReadonlySet<HTMLElement>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state may show the setting elsewhere.
  useEffect(() => {
    // Most states show it where the last one did: parts that stay outlined are not touched.
    const parts = new Set(outline ? settingElements(document, outline.pointer) : [])
    for (const part of outlined.current) if (!parts.has(part)) part.removeAttribute('data-outlined')
    for (const part of parts) if (!outlined.current.has(part)) part.setAttribute('data-outlined', '')
    outlined.current = parts
  }, [outline, drawn])

  useEffect(() => {
    if (!outline || outline.scrollTo === null) return
    const part = settingElements(document, outline.pointer)[outline.scrollTo]
    if (part) showPart(part)
  }, [outline])
}
