'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { Glyph } from './Glyph'
import { x } from './icons/x'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** `sheet` comes from the right edge at full height; `wide` for pictures, `popup` for what opens unasked (CNT-06). */
  readonly shape?: 'panel' | 'sheet' | 'wide' | 'popup'
  /** False in a preview: it lies over the page as it would, yet takes neither the focus nor the page from who edits it. */
  readonly isModal?: boolean
  /** The pointer of what it shows, for the editor. */
  readonly setting?: string
  readonly children: ReactNode
}

const shapes = {
  panel: 'dialog-panel m-auto w-[min(100%-2rem,36rem)] max-h-[min(90dvh,56rem)] rounded-card',
  popup: 'dialog-panel m-auto w-[min(100%-2rem,600px)] max-h-[80vh] rounded-card',
  wide: 'dialog-panel m-auto w-[min(100%-2rem,72rem)] max-h-[92dvh] rounded-card',
  sheet: 'dialog-sheet my-0 ml-auto mr-0 h-dvh max-h-none w-[min(100%,26rem)]',
} as const

const fields = 'form :is(input:not([type=hidden]), select, textarea):not([hidden], .only-without-script *)'

/** The first field of its form, for who can type at once; its heading otherwise, since to a finger a field brings up the keyboard over half of it. */
const beginning = (dialog: HTMLElement): HTMLElement | null => {
  const canType = window.matchMedia?.('(pointer: fine)').matches
  return (canType && dialog.querySelector<HTMLElement>(fields)) || dialog.querySelector('h2')
}

/** A modal dialog on the browser's own: focus stays inside, Escape, going back and a press outside close it, focus goes back where it was. */
export const Dialog = ({ open, onClose, title, shape = 'panel', isModal = true, setting, children }: DialogProps) => {
  const host = useRuntimeHost()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const pressedOutside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!element || !isModal) return
    if (open && !element.open) {
      element.showModal()
      beginning(element)?.focus({ preventScroll: true })
    }
    if (!open && element.open) element.close()
  }, [open, isModal])

  useEffect(() => (open && isModal ? host.overlay(() => dialog.current?.close()) : undefined), [open, isModal, host])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is a shortcut; Escape and the close button do the same
    <dialog
      ref={dialog}
      open={open && !isModal ? true : undefined}
      data-setting={setting}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={(event) => {
        // Letting go outside after marking words inside is no press outside.
        if (event.target === dialog.current && pressedOutside.current) dialog.current.close()
      }}
      // Forced colours leave shadows out: there its edge is seen, elsewhere it is not. Where it is opened from may be centred; what it says is not.
      className={`bg-background p-0 text-start text-text shadow-lifted outline-1 -outline-offset-1 outline-transparent ${shapes[shape]} ${isModal ? '' : 'fixed inset-0 z-40'}`}
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
