'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { leaveComparison } from './leaveComparison'

/** Around links that take a car out of the address. */
const LeaveComparisonPart = ({ children }: { readonly children: ReactNode }) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? leaveComparison(area.current, host) : undefined), [host])
  return <div ref={area}>{children}</div>
}

/** On a public page it answers by itself, without a renderer (decision 104). */
export const LeaveComparison = island('LeaveComparison', LeaveComparisonPart, { hydrateOn: 'load', plain: true })
