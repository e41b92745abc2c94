'use client'

import type { Car } from '@forecourt/rules/entities/Car'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { gridClass } from '../../sections/vehicle/card/gridStyle'
import type { VehicleGridProps } from '../../sections/vehicle/card/VehicleGrid'
import { useStored } from '../../storage/useStored'
import { viewedStore } from '../../storage/viewedStore'
import { SectionBand } from '../../ui/SectionBand'
import type { CardFrame } from '../search/results/cardFrame'
import { CardPlace } from './panel/CardPlace'

const mostShown = 6

/** Fetched when this near, so that a shopper who never scrolls there costs nothing. */
const nearby = '600px'

interface Found {
  readonly Grid: ComponentType<VehicleGridProps>
  readonly cars: readonly Car[]
}

const none: Found = { Grid: () => null, cars: [] }

/**
 * The cars this browser looked at before the one of the page (FAV-05), newest first. What they cost now is fetched when the
 * shopper comes near; their places are kept from the start, so that nothing moves. Nothing when there are none.
 */
const RecentlyViewedPart = ({ carSlug, frame }: { readonly carSlug: string; readonly frame: CardFrame }) => {
  const host = useRuntimeHost()
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const viewed = useStored(viewedStore)
  // What is asked for: as text, since remembering the car of this page makes a new list of the same others.
  const asked = viewed
    .map(({ slug }) => slug)
    .filter((slug) => slug !== carSlug)
    .slice(0, mostShown)
    .join(' ')

  useEffect(() => {
    const element = place.current
    if (!element || asked === '') return
    let left = false
    const load = () =>
      Promise.all([import('../../sections/vehicle/card/VehicleGrid'), host.cars(asked.split(' '))]).then(
        ([{ VehicleGrid }, cars]) => left || setFound({ Grid: VehicleGrid, cars }),
        () => left || setFound(none),
      )
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void load()
      },
      { rootMargin: nearby },
    )
    observer.observe(element)
    return () => {
      left = true
      observer.disconnect()
    }
  }, [host, asked])

  const slugs = asked === '' ? [] : asked.split(' ')
  if (slugs.length === 0 || found?.cars.length === 0) return null
  return (
    <div ref={place} className="print:hidden" aria-busy={found === null}>
      <SectionBand heading="Recently viewed" setting="/favourites/showViewed">
        {found ? (
          <found.Grid {...frame} cars={found.cars} flow="row" />
        ) : (
          <ul aria-hidden="true" className={gridClass(frame.config.card.layout, 'row', slugs.length)}>
            {slugs.map((slug) => (
              <li key={slug}>
                <CardPlace layout={frame.config.card.layout} />
              </li>
            ))}
          </ul>
        )}
      </SectionBand>
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const RecentlyViewed = island('RecentlyViewed', RecentlyViewedPart, { wakes: 'stored viewed' })
