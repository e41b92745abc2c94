'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { followHours } from './followHours'
import type { SalesHours } from './salesHours'

export interface InOpeningHoursProps {
  readonly hours: SalesHours | null
  /** Whether it was open when the page was made. */
  readonly openAtFirst: boolean
  readonly children: ReactNode
}

/** What shows only while the location's sales people are there (UI-05). */
const InOpeningHoursPart = ({ hours, openAtFirst, children }: InOpeningHoursProps) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? followHours(area.current, hours, host) : undefined), [host, hours])
  return (
    <div ref={area} hidden={!openAtFirst} data-setting="/phone/callNowInHoursOnly" className="contents">
      {children}
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const InOpeningHours = island('InOpeningHours', InOpeningHoursPart, { hydrateOn: 'load', plain: true })
