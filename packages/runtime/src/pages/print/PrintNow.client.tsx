'use client'

import { useEffect, useRef } from 'react'
import { island } from '../../islands/island'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { printer } from '../../ui/icons/printer'
import { printOnPress } from './printOnPress'

/** Opens the browser's print dialog. */
const PrintNowPart = () => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? printOnPress(area.current) : undefined), [])
  return (
    <div ref={area} className="contents">
      <Button>
        <Glyph path={printer} size={18} />
        Print
      </Button>
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const PrintNow = island('PrintNow', PrintNowPart, { hydrateOn: 'load', plain: true })
