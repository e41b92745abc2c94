import { useEffect, useRef } from 'react'
import { settingElements } from './settingElements'
import { showPart } from './showPart'

export interface Outline {
  readonly pointer: string
  /** Which part to scroll to; null for none. */
  readonly scrollTo: number | null
}

/** What was gone to: until it is drawn, what it is part of stands for it. The pointer may outline something else meanwhile. */
interface Awaited {
  readonly outline: Outline
  readonly part: HTMLElement | null
  readonly since: number
}

/** Whatever is added is drawn by then. */
const drawnWithinMs = 3_000

const partOf = ({ pointer, scrollTo }: Outline): HTMLElement | null => settingElements(document, pointer)[scrollTo ?? 0] ?? null

/** Outlines the parts of the page that a setting shows in, and what comes to show it while it is outlined. `drawn` changes with every state. */
export const useOutline = (outline: Outline | null, drawn: unknown) => {
  const outlined = useRef<ReadonlySet<HTMLElement>>(new Set())
  const awaited = useRef<Awaited | null>(null)
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
    const part = partOf(outline)
    awaited.current = { outline, part, since: performance.now() }
    if (part) showPart(part)
  }, [outline])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just added is drawn by another state.
  useEffect(() => {
    const { current } = awaited
    if (!current || performance.now() - current.since > drawnWithinMs) return
    const part = partOf(current.outline)
    if (part === current.part) return
    awaited.current = { ...current, part }
    // A part that is only drawn anew is not gone to again.
    if (part && (current.part?.isConnected ?? true)) showPart(part)
  }, [drawn])
}
