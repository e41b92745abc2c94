import type { Car } from '@forecourt/rules/entities/Car'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { CardFrame } from '../../host/CardFrame'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { CardGridProps } from '../../sections/vehicle/card/CardGrid'
import { type Favourite, favouritesStore } from '../../storage/favouritesStore'
import { useStored } from '../../storage/useStored'

/** How many cars can be asked for at once. */
const maxRequested = 24

/** A saved car with what it is today: null once it has left, undefined while that isn't known. */
interface SavedCar {
  readonly favourite: Favourite
  readonly today: Car | null | undefined
}

export interface SavedCarsState {
  readonly cars: readonly SavedCar[]
  /** What draws the cards; null until it is needed and there. */
  readonly Grid: ComponentType<CardGridProps> | null
  /** What they are drawn with, as it came with them. */
  readonly frame: CardFrame | null
  readonly failed: boolean
  readonly retry: () => void
}

/** The saved cars of this browser as they are now, with the code of their cards, which comes with the first answer. */
export const useSavedCars = (): SavedCarsState => {
  const host = useRuntimeHost()
  const saved = useStored(favouritesStore)
  const [known, setKnown] = useState<ReadonlyMap<string, Car | null>>(new Map())
  const [Grid, setGrid] = useState<ComponentType<CardGridProps> | null>(null)
  const [frame, setFrame] = useState<CardFrame | null>(null)
  const [failed, setFailed] = useState(false)
  const unknown = saved.map(({ slug }) => slug).filter((slug) => !known.has(slug))
  // As text: the same cars in a new list are no other question.
  const asked = unknown.slice(0, maxRequested).join(' ')

  useEffect(() => {
    if (asked === '' || failed) return
    let left = false
    const slugs = asked.split(' ')
    Promise.all([host.cars(slugs), import('../../sections/vehicle/card/DrawnGrid')]).then(
      ([found, { DrawnGrid }]) => {
        if (left) return
        const bySlug = new Map(found.cars.map((car) => [car.slug, car]))
        setGrid(() => DrawnGrid)
        setFrame(found.frame)
        setKnown((before) => new Map([...before, ...slugs.map((slug) => [slug, bySlug.get(slug) ?? null] as const)]))
      },
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [host, asked, failed])

  const retry = useCallback(() => setFailed(false), [])
  return { cars: saved.map((favourite) => ({ favourite, today: known.get(favourite.slug) })), Grid, frame, failed, retry }
}
