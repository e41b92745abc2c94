import { useEffect, useRef } from 'react'
import { scrollToPart } from './scrollToPart'
import { settingElements } from './settingElements'

export interface Outline {
  readonly pointer: string
  /** Index of the element to scroll to; null for none. */
  readonly scrollTo: number | null
}

/** A scroll target that may not be rendered yet: its parent is outlined until then. Hovering may outline other settings meanwhile. */
interface AwaitedElement {
  readonly outline: Outline
  readonly part: HTMLElement | null
  readonly since: number
}

/** Maximum wait for a new element to render. */
const maxRenderWaitMs = 3_000

const partOf = ({ pointer, scrollTo }: Outline): HTMLElement | null => settingElements(document, pointer)[scrollTo ?? 0] ?? null

/** Outlines the elements of a setting, also those rendered later. `rendered` changes with every state. */
export const useOutline = (outline: Outline | null, rendered: unknown) => {
  const outlined = useRef<ReadonlySet<HTMLElement>>(new Set())
  const awaited = useRef<AwaitedElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state may show the setting elsewhere.
  useEffect(() => {
    // Most states change no outlines: elements that stay outlined aren't touched.
    const parts = new Set(outline ? settingElements(document, outline.pointer) : [])
    for (const part of outlined.current) if (!parts.has(part)) part.removeAttribute('data-outlined')
    for (const part of parts) if (!outlined.current.has(part)) part.setAttribute('data-outlined', '')
    outlined.current = parts
  }, [outline, rendered])

  useEffect(() => {
    if (!outline || outline.scrollTo === null) return
    const part = partOf(outline)
    awaited.current = { outline, part, since: performance.now() }
    if (part) scrollToPart(part)
  }, [outline])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just added is drawn by another state.
  useEffect(() => {
    const { current } = awaited
    if (!current || performance.now() - current.since > maxRenderWaitMs) return
    const part = partOf(current.outline)
    if (part === current.part) return
    awaited.current = { ...current, part }
    // A re-rendered element isn't scrolled to again.
    if (part && (current.part?.isConnected ?? true)) scrollToPart(part)
  }, [rendered])
}
