'use client'

import { type ReactNode, useEffect, useId } from 'react'
import { Glyph } from '../../ui/Glyph'
import { x } from '../../ui/icons/x'

interface PopupCardProps {
  readonly title: string
  readonly onClose: () => void
  /** Config pointer of its content, for the editor. */
  readonly setting: string
  readonly children: ReactNode
}

/**
 * A card in the lower corner of the window, on phones along its lower edge (CNT-06). As no shopper asked for it, it covers little of the page,
 * which stays usable, and takes no focus. Escape closes it, unless a dialog is open above it.
 */
export const PopupCard = ({ title, onClose, setting, children }: PopupCardProps) => {
  const titleId = useId()

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]:not([data-popup]), [popover]:popover-open')) return
      onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <dialog
      open
      data-popup=""
      data-setting={setting}
      aria-labelledby={titleId}
      // The border is only visible in forced-colours mode, which removes shadows.
      className="dialog-panel popup-card fixed z-40 m-0 max-h-[80vh] max-w-[600px] flex-col rounded-card bg-background p-0 text-start text-text shadow-lifted outline-1 -outline-offset-1 outline-transparent open:flex print:hidden"
    >
      <div className="flex items-center justify-between gap-4 py-1 pr-1 pl-5">
        <h2 id={titleId} className="heading text-card leading-tight">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-raised"
          aria-label="Close"
        >
          <Glyph path={x} size={22} />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
    </dialog>
  )
}
