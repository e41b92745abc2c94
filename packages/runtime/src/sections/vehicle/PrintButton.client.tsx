'use client'

import { Button, type ButtonVariant } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { printer } from '../../ui/iconPaths'

export interface PrintButtonProps {
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

/** Prints the page, which has a print style of its own (VDP-11). */
export const PrintButton = ({ label, variant, className, setting }: PrintButtonProps) => (
  <Button variant={variant} className={`noscript:hidden ${className ?? ''}`} onClick={() => window.print()} data-setting={setting}>
    <Glyph path={printer} size={18} />
    {label}
  </Button>
)
