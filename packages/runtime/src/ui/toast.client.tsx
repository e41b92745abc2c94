'use client'

import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Glyph } from './Glyph'
import { x } from './iconPaths'

export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

interface ShownToast {
  readonly turn: number
  readonly text: string
  readonly action: ToastAction | undefined
}

/** How long a notice stays unless it is being read (UI-02). */
const shownMs = 3000

let turn = 0
let current: ShownToast | null = null
const watchers = new Set<() => void>()

const put = (next: ShownToast | null) => {
  current = next
  for (const onChange of watchers) onChange()
}

const subscribe = (onChange: () => void) => {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}

/** Says something for three seconds at the foot of the page; whatever was said before goes (UI-01, UI-02). */
export const showToast = (text: string, action?: ToastAction): void => put({ turn: ++turn, text, action })

const ToastCard = ({ toast, onDone }: { readonly toast: ShownToast; readonly onDone: () => void }) => {
  const [held, setHeld] = useState(false)
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDone, shownMs)
    return () => clearTimeout(timer)
  }, [held, onDone])

  const onBlur = (event: FocusEvent) => {
    if (!card.current?.contains(event.relatedTarget)) setHeld(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading the notice holds it; there is nothing to press here
    <div
      ref={card}
      data-tone="dark"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={onBlur}
      className="toast pointer-events-auto flex max-w-full items-center gap-1 rounded-card bg-background py-1 pr-1 pl-4 text-small text-text shadow-lifted"
    >
      <p className="min-w-0 py-2.5 leading-snug font-medium text-pretty">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            onDone()
            toast.action?.onPress()
          }}
          className="ml-1 min-h-11 shrink-0 cursor-pointer rounded-control px-3 font-semibold text-link hover:bg-raised"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDone}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-raised hover:text-text"
      >
        <Glyph path={x} size={18} />
      </button>
    </div>
  )
}

const nothingShown = () => null
const dismiss = () => put(null)

/** Where notices come up: one at a time, above the bar at the foot of the screen; screen readers hear them without losing their place. */
export const ToastRegion = () => {
  const toast = useSyncExternalStore(subscribe, () => current, nothingShown)
  return (
    <div role="status" className="toast-region pointer-events-none fixed inset-x-0 z-50 flex justify-center px-4 print:hidden">
      {toast && <ToastCard key={toast.turn} toast={toast} onDone={dismiss} />}
    </div>
  )
}
