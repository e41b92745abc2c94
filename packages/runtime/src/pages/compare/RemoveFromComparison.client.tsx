'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { removeFromComparison } from './removeFromComparison'

/** Wraps links that remove a car from the URL. */
const RemoveFromComparisonPart = ({ children }: { readonly children: ReactNode }) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? removeFromComparison(area.current, host) : undefined), [host])
  return <div ref={area}>{children}</div>
}

/** Runs without React on public pages (decision 104). */
export const RemoveFromComparison = island('RemoveFromComparison', RemoveFromComparisonPart, { hydrateOn: 'load', plain: true })
