'use client'

import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { useEffect, useState } from 'react'
import type { PostToEditor } from '../PreviewMessage'
import { type Candidate, candidatesAt } from './candidatesAt'
import { type Box, partBox } from './partBox'

interface InspectLabelProps {
  readonly box: Box
  /** Zoom factor of the page: the smaller, the larger the label. */
  readonly scale: number
  readonly title: string
  /** Index and number of the nested elements at this point, such as '2 of 3'; null for a single one. */
  readonly place: string | null
}

const labelHeight = 24

/** The outline of the element under the pointer, with its setting's title; ignores pointer events. */
const InspectLabel = ({ box, scale, title, place }: InspectLabelProps) => {
  const size = 1 / scale
  const height = labelHeight * size
  const top = box.top - height >= 0 ? box.top - height : Math.max(0, box.top)
  // A label is often wider than its element; it extends towards the middle of the page.
  const fromRight = box.left + box.width / 2 > window.innerWidth / 2
  const left = Math.max(0, box.left)
  const right = Math.max(0, window.innerWidth - box.left - box.width)
  const side = fromRight ? { right, transformOrigin: 'top right' } : { left, transformOrigin: 'top left' }
  const maxWidth = (window.innerWidth - (fromRight ? right : left)) * scale
  return (
    <div aria-hidden="true" data-inspector="">
      <div className="inspected" style={{ top: box.top, left: box.left, width: box.width, height: box.height, outlineWidth: 2 * size }} />
      <div className="inspected-label" style={{ top, ...side, maxWidth, transform: `scale(${size})` }}>
        {place && <span>{place}</span>}
        {title}
      </div>
    </div>
  )
}

interface Found {
  readonly candidates: readonly Candidate[]
  /** The index of the chosen candidate. */
  readonly index: number
}

interface InspectorProps {
  readonly config: ResolvedConfig
  /** Zoom factor of the page. */
  readonly scale: number
  readonly post: PostToEditor
}

const sameCandidates = (a: readonly Candidate[], b: readonly Candidate[]) =>
  a.length === b.length && a.every(({ element }, index) => element === b[index]?.element)

/**
 * While mounted, a click on an element opens its setting instead of acting on the page. Outlines and labels the element under the pointer;
 * repeated clicks or arrow keys step through nested elements.
 */
export const Inspector = ({ config, scale, post }: InspectorProps) => {
  const [found, setFound] = useState<Found | null>(null)
  const [, setMoved] = useState(0)

  useEffect(() => {
    let current: Found | null = null
    let pressedAt: Element | null = null
    const setCandidates = (next: Found | null) => {
      current = next
      setFound(next)
      // While candidates are shown, the style sheet outlines the part under the pointer instead of the selected one.
      document.documentElement.setAttribute('data-inspecting', next ? 'part' : '')
    }
    const step = (by: number) => {
      if (!current || current.candidates.length < 2) return
      const { candidates, index } = current
      setCandidates({ candidates, index: (index + by + candidates.length) % candidates.length })
    }
    const inspect = (event: PointerEvent) => {
      const candidates = candidatesAt(event.target instanceof Element ? event.target : null)
      if (current && sameCandidates(candidates, current.candidates)) return
      setCandidates(candidates.length > 0 ? { candidates, index: 0 } : null)
    }
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const press = (event: MouseEvent) => {
      stop(event)
      const target = event.target instanceof Element ? event.target : null
      const candidates = candidatesAt(target)
      if (candidates.length === 0) return
      const again = target === pressedAt && current && sameCandidates(candidates, current.candidates)
      if (again) step(1)
      else if (!current || !sameCandidates(candidates, current.candidates)) setCandidates({ candidates, index: 0 })
      pressedAt = target
      const chosen = current?.candidates[current.index]
      if (chosen) post({ type: 'choose', pointer: chosen.pointer })
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        stop(event)
        return post({ type: 'inspected' })
      }
      const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
      const chosen = current?.candidates[current.index]
      if (by !== 0 && current) {
        stop(event)
        step(by)
      } else if (event.key === 'Enter' && chosen) {
        stop(event)
        post({ type: 'choose', pointer: chosen.pointer })
      }
    }
    /** The keyboard inspects elements that take the focus. */
    const focus = (event: FocusEvent) => {
      const candidates = candidatesAt(event.target instanceof Element ? event.target : null)
      if (candidates.length > 0) setCandidates({ candidates, index: 0 })
    }
    const clear = () => setCandidates(null)
    const move = () => setMoved((count) => count + 1)
    const captured = { capture: true }
    document.addEventListener('pointermove', inspect)
    document.addEventListener('pointerdown', stop, captured)
    document.addEventListener('mousedown', stop, captured)
    document.addEventListener('click', press, captured)
    document.addEventListener('submit', stop, captured)
    document.addEventListener('keydown', key, captured)
    document.addEventListener('focusin', focus)
    document.documentElement.addEventListener('pointerleave', clear)
    window.addEventListener('scroll', move, { passive: true })
    window.addEventListener('resize', move)
    document.documentElement.setAttribute('data-inspecting', '')
    return () => {
      document.removeEventListener('pointermove', inspect)
      document.removeEventListener('pointerdown', stop, captured)
      document.removeEventListener('mousedown', stop, captured)
      document.removeEventListener('click', press, captured)
      document.removeEventListener('submit', stop, captured)
      document.removeEventListener('keydown', key, captured)
      document.removeEventListener('focusin', focus)
      document.documentElement.removeEventListener('pointerleave', clear)
      window.removeEventListener('scroll', move)
      window.removeEventListener('resize', move)
      document.documentElement.removeAttribute('data-inspecting')
    }
  }, [post])

  const chosen = found?.candidates[found.index]
  const box: Box | null = chosen?.element.isConnected ? partBox(chosen.element) : null
  if (!found || !chosen || !box) return null
  return (
    <InspectLabel
      box={box}
      scale={scale}
      title={settingAt(chosen.pointer, config)?.where ?? chosen.pointer}
      place={found.candidates.length > 1 ? `${found.index + 1} of ${found.candidates.length}` : null}
    />
  )
}
