'use client'

import type { Car } from '@forecourt/rules/entities/Car'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { CardPageData } from '../../host/RuntimeHost'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import type { CardGridProps } from '../../sections/vehicle/card/CardGrid'
import { gridClass, gridItems } from '../../sections/vehicle/card/gridStyle'
import { type Favourite, favouritesStore } from '../../storage/favouritesStore'
import { useMounted } from '../../storage/useMounted'
import { useStored } from '../../storage/useStored'
import { Button, ButtonLink } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { heart } from '../../ui/icons/heart'
import { SavedCarCard } from './SavedCarCard.client'

/** Maximum number of cars in a request. */
const maxRequested = 24

/** A favourite with its current data: null if no longer listed, undefined while loading. */
interface SavedCar {
  readonly favourite: Favourite
  readonly current: Car | null | undefined
}

interface SavedCarsState {
  readonly cars: readonly SavedCar[]
  /** The card grid component; null until it is loaded. */
  readonly Grid: ComponentType<CardGridProps> | null
  /** Settings, locations and texts that the cards need, from the response. */
  readonly frame: CardPageData | null
  readonly failed: boolean
  readonly retry: () => void
}

/** The browser's favourites with their current data, and the code of their cards, which loads with the first response. */
const useSavedCars = (): SavedCarsState => {
  const host = useRuntimeHost()
  const saved = useStored(favouritesStore)
  const [known, setKnown] = useState<ReadonlyMap<string, Car | null>>(new Map())
  const [Grid, setGrid] = useState<ComponentType<CardGridProps> | null>(null)
  const [frame, setFrame] = useState<CardPageData | null>(null)
  const [failed, setFailed] = useState(false)
  const unknown = saved.map(({ slug }) => slug).filter((slug) => !known.has(slug))
  // A string as a dependency of the effect, so that a new array of the same cars doesn't cause another fetch.
  const unknownSlugs = unknown.slice(0, maxRequested).join(' ')

  useEffect(() => {
    if (unknownSlugs === '' || failed) return
    let isCancelled = false
    const slugs = unknownSlugs.split(' ')
    Promise.all([host.cars(slugs), import('../../sections/vehicle/card/ClientCardGrid')]).then(
      ([found, { ClientCardGrid }]) => {
        if (isCancelled) return
        const bySlug = new Map(found.cars.map((car) => [car.slug, car]))
        setGrid(() => ClientCardGrid)
        setFrame(found.frame)
        setKnown((before) => new Map([...before, ...slugs.map((slug) => [slug, bySlug.get(slug) ?? null] as const)]))
      },
      () => isCancelled || setFailed(true),
    )
    return () => {
      isCancelled = true
    }
  }, [host, unknownSlugs, failed])

  const retry = useCallback(() => setFailed(false), [])
  return { cars: saved.map((favourite) => ({ favourite, current: known.get(favourite.slug) })), Grid, frame, failed, retry }
}

const NoneSaved = () => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <span className="mx-auto grid size-14 place-items-center rounded-full bg-raised">
      <Glyph path={heart} size={26} />
    </span>
    <h2 className="heading mt-4 text-subsection">Nothing saved yet</h2>
    <p className="mx-auto mt-2 max-w-sm text-muted text-pretty">
      Tap the heart on one you like and you’ll find it here, with today’s price.
    </p>
    <ButtonLink href="/search" className="mt-6">
      Start looking
    </ButtonLink>
  </div>
)

export interface SavedCarsProps {
  readonly layout: ResolvedConfig['card']['layout']
  /** From the page in a preview; null on a site, where the response contains it. */
  readonly frame: CardPageData | null
  /** The terms of the cards' weekly prices. */
  readonly smallPrint: ReactNode
}

/** The browser's favourites as standard cards, with their actions (FAV-01, FAV-04, FAV-05, CARD-06 to CARD-11). */
const SavedCarsPart = ({ layout, frame: ownFrame, smallPrint }: SavedCarsProps) => {
  const mounted = useMounted()
  const { cars, Grid, frame: foundFrame, failed, retry } = useSavedCars()
  const frame = ownFrame ?? foundFrame
  if (!mounted) return null
  if (cars.length === 0) return <NoneSaved />
  const rest = cars.flatMap(({ favourite, current }, index) =>
    current ? [] : [{ position: index + 1, key: favourite.id, card: <SavedCarCard favourite={favourite} gone={current === null} /> }],
  )
  return (
    <>
      {failed && (
        <div role="alert" className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface px-5 py-3">
          <p>We can’t load today’s prices right now.</p>
          <Button variant="outline" size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <h2 className="sr-only">What you saved</h2>
      {Grid && frame ? (
        <Grid {...frame} cars={cars.flatMap(({ current }) => current ?? [])} smallPrint={smallPrint} inserted={rest} saved />
      ) : (
        <div className="@container">
          <ul className={gridClass(layout, 'grid', cars.length)}>
            {rest.map(({ key, card }) => (
              <li key={key} className={`min-w-0 ${gridItems[layout].inserted}`}>
                {card}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const SavedCars = island('SavedCars', SavedCarsPart, { hydrateOn: 'load' })
