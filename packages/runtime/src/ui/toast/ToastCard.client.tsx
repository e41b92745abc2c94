'use client'

import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Glyph } from '../Glyph'
import { x } from '../icons/x'

export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface ShownToast {
  readonly id: number
  readonly text: string
  readonly action: ToastAction | undefined
  readonly urgent: boolean
}

export interface ToastCardProps {
  readonly toast: ShownToast
  readonly onDone: () => void
}

/** How long a toast shows, in milliseconds, unless it is hovered or focused (UI-02). */
const shownMs = 3000

/** A toast: stays while hovered or focused; has an optional action and a close button. */
export const ToastCard = ({ toast, onDone }: ToastCardProps) => {
  const [isPaused, setPaused] = useState(false)
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onDone, shownMs)
    return () => clearTimeout(timer)
  }, [isPaused, onDone])

  const onBlur = (event: FocusEvent) => {
    if (!card.current?.contains(event.relatedTarget)) setPaused(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses the timeout; there is no action
    <div
      ref={card}
      data-tone="dark"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={onBlur}
      className="toast pointer-events-auto flex max-w-full items-center gap-1 rounded-card bg-background py-1 pr-1 pl-4 text-small text-text shadow-lifted outline-1 -outline-offset-1 outline-transparent"
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
