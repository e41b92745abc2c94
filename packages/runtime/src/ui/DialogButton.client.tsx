'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import { island } from '../islands/island'
import { Button, type ButtonStyle } from './Button'
import type { DialogProps } from './Dialog.client'

export interface DialogButtonProps extends ButtonStyle {
  readonly label: ReactNode
  readonly title: string
  readonly children: ReactNode
}

const loadDialog = () => import('./Dialog.client')
const prefetch = () => void loadDialog().catch(() => undefined)

/** A button that opens a dialog with its children; the dialog's code is prefetched on hover or focus. */
const DialogButtonPart = ({ label, title, children, ...look }: DialogButtonProps) => {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  const show = () =>
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded.Dialog)
        setOpen(true)
      },
      () => undefined,
    )
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={prefetch} onFocus={prefetch} onClick={show}>
        {label}
      </Button>
      {Dialog && (
        <Dialog open={open} onClose={() => setOpen(false)} title={title}>
          {children}
        </Dialog>
      )}
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const DialogButton = island('DialogButton', DialogButtonPart, { hydrateOn: 'interaction' })
