'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from './Button'
import { Dialog } from './Dialog.client'

export interface DialogButtonProps extends ButtonLook {
  readonly label: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/** A button that opens a dialog with what it holds. */
export const DialogButton = ({ label, title, children, ...look }: DialogButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {children}
      </Dialog>
    </>
  )
}
