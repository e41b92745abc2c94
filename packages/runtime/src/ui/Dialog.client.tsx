'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { Glyph } from './Glyph'
import { x } from './icons/x'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** `sheet`: full height at the right edge. `wide`: for pictures. */
  readonly shape?: 'panel' | 'sheet' | 'wide'
  readonly children: ReactNode
}

const shapes = {
  panel: 'dialog-panel m-auto w-[min(100%-2rem,36rem)] max-h-[min(90dvh,56rem)] rounded-card',
  wide: 'dialog-panel m-auto w-[min(100%-2rem,72rem)] max-h-[92dvh] rounded-card',
  sheet: 'dialog-sheet my-0 ml-auto mr-0 h-dvh max-h-none w-[min(100%,26rem)]',
} as const

const fields = 'form :is(input:not([type=hidden]), select, textarea):not([hidden], .only-without-script *)'

/**
 * The element to focus first. On a device with a mouse, and so a keyboard: the form's first field. Elsewhere the heading, because focusing a
 * field would open the on-screen keyboard.
 */
const initialFocus = (dialog: HTMLElement): HTMLElement | null => {
  const canType = window.matchMedia?.('(pointer: fine)').matches
  return (canType && dialog.querySelector<HTMLElement>(fields)) || dialog.querySelector('h2')
}

/** A modal `<dialog>`: traps focus; Escape, the back button and a click outside close it; returns focus. */
export const Dialog = ({ open, onClose, title, shape = 'panel', children }: DialogProps) => {
  const host = useRuntimeHost()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const pressedOutside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      initialFocus(element)?.focus({ preventScroll: true })
    }
    if (!open && element.open) element.close()
  }, [open])

  useEffect(() => (open ? host.overlay(() => dialog.current?.close()) : undefined), [open, host])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click outside is a shortcut for Escape and the close button
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={(event) => {
        // A text selection that ends outside isn't a click outside.
        if (event.target === dialog.current && pressedOutside.current) dialog.current.close()
      }}
      // The border is only visible in forced-colours mode, which removes shadows. Resets a centred text alignment of its parent.
      className={`bg-background p-0 text-start text-text shadow-lifted outline-1 -outline-offset-1 outline-transparent ${shapes[shape]}`}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <h2 id={titleId} tabIndex={-1} className="heading text-card leading-tight outline-none">
              {title}
            </h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-raised"
              aria-label="Close"
            >
              <Glyph path={x} size={22} />
            </button>
          </div>
          <div className="dialog-body min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        </div>
      )}
    </dialog>
  )
}
