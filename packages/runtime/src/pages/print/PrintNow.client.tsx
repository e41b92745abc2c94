'use client'

import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { printer } from '../../ui/icons/printer'

/** Opens the browser's own print dialog. */
export const PrintNow = () => (
  <Button onClick={() => window.print()}>
    <Glyph path={printer} size={18} />
    Print
  </Button>
)
