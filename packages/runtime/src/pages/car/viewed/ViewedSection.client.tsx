'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { showViewed } from './showViewed'

interface ViewedSectionProps {
  readonly carSlug: string
  readonly children: ReactNode
}

/** Container of the recently viewed cars; hidden until there are any, since the page is cached for all visitors. */
const ViewedSectionPart = ({ carSlug, children }: ViewedSectionProps) => {
  const host = useRuntimeHost()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? showViewed(place.current, carSlug, host) : undefined), [carSlug, host])
  return (
    <div ref={place} hidden className="print:hidden">
      {children}
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const ViewedSection = island('ViewedSection', ViewedSectionPart, { hydrateOn: 'load', plain: true })
