'use client'

import { island } from '../../islands/island'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { printer } from '../../ui/icons/printer'

/** Opens the browser's own print dialog. */
const PrintNowPart = () => (
  <Button onClick={() => window.print()}>
    <Glyph path={printer} size={18} />
    Print
  </Button>
)

/** On a public page it answers by itself (decision 054). */
export const PrintNow = island('PrintNow', PrintNowPart, { wakes: 'load' })
