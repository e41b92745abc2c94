'use client'

import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CardPageData, CarsWithFrame } from '../../../host/RuntimeHost'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import type { CardGridProps } from '../../../sections/vehicle/card/CardGrid'
import { gridClass } from '../../../sections/vehicle/card/gridStyle'
import { useMounted } from '../../../storage/useMounted'
import { useStored } from '../../../storage/useStored'
import { viewedStore } from '../../../storage/viewedStore'
import { HeadedBand } from '../../../ui/HeadedBand'
import { othersViewed } from './othersViewed'

const skeletonClasses = {
  stacked: { card: 'rounded-card border border-line', picture: 'aspect-3/2', text: 'p-4' },
  plain: { card: '', picture: 'aspect-3/2 rounded-card', text: 'pt-4' },
  priced: { card: 'rounded-card bg-surface', picture: 'aspect-3/2', text: 'p-4' },
  wide: { card: 'rounded-card border border-line sm:flex', picture: 'aspect-3/2 sm:aspect-auto sm:w-2/5', text: 'flex-1 p-4 sm:p-6' },
  overlay: { card: 'rounded-card bg-surface', picture: 'aspect-5/4', text: 'p-4' },
} as const satisfies Record<ResolvedConfig['card']['layout'], object>

/** Skeleton of a card while its car is loading. */
const CardSkeleton = ({ layout }: { readonly layout: ResolvedConfig['card']['layout'] }) => {
  const { card, picture, text } = skeletonClasses[layout]
  return (
    <div className={`h-full overflow-hidden ${card}`}>
      <div className={`bg-raised ${picture}`} />
      <div className={text}>
        {layout !== 'overlay' && <div className="h-12 w-4/5 rounded-field bg-raised" />}
        <div className="mt-3 h-11 w-3/5 rounded-field bg-raised" />
        <div className="mt-6 h-10 w-2/5 rounded-field bg-raised" />
        <div className="mt-5 h-11 rounded-control bg-raised" />
      </div>
    </div>
  )
}

export interface ViewedCarsProps {
  readonly carSlug: string
  readonly layout: ResolvedConfig['card']['layout']
  /** From the page in a preview; null on a site, where the response contains it. */
  readonly frame: CardPageData | null
  /** The terms of the cards' weekly prices. */
  readonly smallPrint: ReactNode
}

/** Root margin of the fetch: a shopper who never scrolls there causes no request. */
const fetchMargin = '600px'

/** Number of skeletons while the number of cars is unknown. */
const initialSkeletons = ['1', '2', '3']

interface Found extends CarsWithFrame {
  readonly Grid: ComponentType<CardGridProps>
}

const noCars: Found = { Grid: () => null, cars: [], frame: null }

/**
 * Recently viewed cars, without the current one, newest first. Current prices are fetched near the viewport; skeletons prevent a layout
 * shift. Empty if there are none.
 */
const ViewedCarsPart = ({ carSlug, layout, frame: ownFrame, smallPrint }: ViewedCarsProps) => {
  const host = useRuntimeHost()
  const mounted = useMounted()
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const viewed = useStored(viewedStore)
  // A string as a dependency of the effect: storing the current car creates a new array with the same slugs.
  const slugList = othersViewed(viewed, carSlug).join(' ')

  useEffect(() => {
    const element = place.current
    if (!element || slugList === '') return
    let isCancelled = false
    const load = () =>
      Promise.all([import('../../../sections/vehicle/card/ClientCardGrid'), host.cars(slugList.split(' '))]).then(
        ([{ ClientCardGrid }, cars]) => isCancelled || setFound({ Grid: ClientCardGrid, ...cars }),
        () => isCancelled || setFound(noCars),
      )
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void load()
      },
      { rootMargin: fetchMargin },
    )
    observer.observe(element)
    return () => {
      isCancelled = true
      observer.disconnect()
    }
  }, [host, slugList])

  const slugs = slugList === '' ? (mounted ? [] : initialSkeletons) : slugList.split(' ')
  if (slugs.length === 0 || found?.cars.length === 0) return null
  const frame = ownFrame ?? found?.frame
  return (
    <div ref={place} aria-busy={found === null}>
      <HeadedBand heading="Recently viewed" setting="/favourites/showViewed">
        {found && frame ? (
          <found.Grid {...frame} cars={found.cars} smallPrint={smallPrint} flow="row" />
        ) : (
          <ul aria-hidden="true" className={gridClass(layout, 'row', slugs.length)}>
            {slugs.map((slug) => (
              <li key={slug}>
                <CardSkeleton layout={layout} />
              </li>
            ))}
          </ul>
        )}
      </HeadedBand>
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const ViewedCars = island('ViewedCars', ViewedCarsPart)
