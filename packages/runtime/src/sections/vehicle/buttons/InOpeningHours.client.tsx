'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { followHours } from './followHours'
import type { SalesHours } from './salesHours'

export interface InOpeningHoursProps {
  readonly hours: SalesHours | null
  /** Whether it was open at render time. */
  readonly openAtFirst: boolean
  readonly children: ReactNode
}

/** Shows its content only during the location's sales hours (UI-05). */
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
