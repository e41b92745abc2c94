import type { CarSummary } from '@forecourt/rules/entities/CarSummary'
import { useCallback, useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { type Favourite, favouritesStore } from '../../storage/favouritesStore'
import { useStored } from '../../storage/useStored'

/** How many cars can be asked for at once. */
const mostAsked = 24

/** A saved car with what it is today: null once it has left, undefined while that isn't known. */
export interface SavedCar {
  readonly kept: Favourite
  readonly today: CarSummary | null | undefined
}

/** The saved cars of this browser, with what they cost and whether they are still here. */
export const useSavedCars = (): { readonly cars: readonly SavedCar[]; readonly failed: boolean; readonly retry: () => void } => {
  const host = useRuntimeHost()
  const saved = useStored(favouritesStore)
  const [known, setKnown] = useState<ReadonlyMap<string, CarSummary | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const unknown = saved.map(({ slug }) => slug).filter((slug) => !known.has(slug))
  // As text: the same cars in a new list are no other question.
  const asked = unknown.slice(0, mostAsked).join(' ')

  useEffect(() => {
    if (asked === '' || failed) return
    let left = false
    const slugs = asked.split(' ')
    host.cars(slugs).then(
      (found) => {
        if (left) return
        const bySlug = new Map(found.map((car) => [car.slug, car]))
        setKnown((before) => new Map([...before, ...slugs.map((slug) => [slug, bySlug.get(slug) ?? null] as const)]))
      },
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [host, asked, failed])

  const retry = useCallback(() => setFailed(false), [])
  return { cars: saved.map((kept) => ({ kept, today: known.get(kept.slug) })), failed, retry }
}
