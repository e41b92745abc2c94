'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import type { SalesHours } from './salesHours'

export interface InOpeningHoursProps {
  readonly hours: SalesHours | null
  /** Whether it was open when the page was made. */
  readonly openAtFirst: boolean
  readonly children: ReactNode
}

const everyMs = 60_000

/** What shows only while the location's sales people are there (UI-05). A stored page may be from last night, so the browser looks at the clock, too. */
const InOpeningHoursPart = ({ hours, openAtFirst, children }: InOpeningHoursProps) => {
  const host = useRuntimeHost()
  const [open, setOpen] = useState(openAtFirst)

  useEffect(() => {
    if (!hours) return
    let left = false
    const look = async () => {
      const { openNow } = await import('@forecourt/rules/hours/openNow')
      if (!left) setOpen(openNow(hours, 'sales', host.now()).open)
    }
    const tick = () => void look().catch(() => undefined)
    tick()
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [host, hours])

  return (
    <div hidden={!open} data-setting="/phone/callNowInHoursOnly" className="contents">
      {children}
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const InOpeningHours = island('InOpeningHours', InOpeningHoursPart)
