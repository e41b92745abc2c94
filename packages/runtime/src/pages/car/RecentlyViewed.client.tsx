'use client'

import type { CarSummary } from '@forecourt/rules/entities/CarSummary'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { useStored } from '../../storage/useStored'
import { viewedStore } from '../../storage/viewedStore'
import { SectionBand } from '../../ui/SectionBand'
import { ViewedCardPlace } from './ViewedCardPlace'

const mostShown = 6

/** Fetched when this near, so that a shopper who never scrolls there costs nothing. */
const nearby = '600px'

interface Found {
  readonly Card: ComponentType<{ readonly car: CarSummary }>
  readonly cars: readonly CarSummary[]
}

const none: Found = { Card: () => null, cars: [] }

/**
 * The cars this browser looked at before the one of the page (FAV-05), newest first. What they cost now is fetched when the
 * shopper comes near; their places are kept from the start, so that nothing moves. Nothing when there are none.
 */
export const RecentlyViewed = ({ carSlug }: { readonly carSlug: string }) => {
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
      Promise.all([import('./ViewedCard'), host.cars(asked.split(' '))]).then(
        ([{ ViewedCard }, cars]) => left || setFound({ Card: ViewedCard, cars }),
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
        <ul
          aria-hidden={found === null}
          className="-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter pb-3 [scrollbar-width:thin] [&>*]:w-44 [&>*]:shrink-0 [&>*]:snap-start lg:[&>*]:w-auto lg:[&>*]:min-w-44 lg:[&>*]:flex-1 lg:[&>*]:max-w-60"
        >
          {found
            ? found.cars.map((car) => (
                <li key={car.slug}>
                  <found.Card car={car} />
                </li>
              ))
            : slugs.map((slug) => (
                <li key={slug}>
                  <ViewedCardPlace />
                </li>
              ))}
        </ul>
      </SectionBand>
    </div>
  )
}
