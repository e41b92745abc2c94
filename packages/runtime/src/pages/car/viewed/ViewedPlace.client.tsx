'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { showViewed } from './showViewed'

interface ViewedPlaceProps {
  readonly carSlug: string
  readonly children: ReactNode
}

/** Where the cars looked at before have their place: hidden until there are any, since pages are the same for everybody. */
const ViewedPlacePart = ({ carSlug, children }: ViewedPlaceProps) => {
  const host = useRuntimeHost()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? showViewed(place.current, carSlug, host) : undefined), [carSlug, host])
  return (
    <div ref={place} hidden className="print:hidden">
      {children}
    </div>
  )
}

/** On a public page it answers by itself, without a renderer (decision 104). */
export const ViewedPlace = island('ViewedPlace', ViewedPlacePart, { hydrateOn: 'load', plain: true })
