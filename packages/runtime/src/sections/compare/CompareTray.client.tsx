'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { island } from '../../islands/island'
import { compareStore } from '../../storage/compareStore'
import { useStored } from '../../storage/useStored'
import type { CompareBarProps } from './CompareBar.client'

/** The comparison bar, loaded lazily once a car is selected. */
const CompareTrayPart = ({ noun }: Pick<CompareBarProps, 'noun'>) => {
  const cars = useStored(compareStore)
  const [Bar, setBar] = useState<ComponentType<CompareBarProps> | null>(null)
  const isNeeded = cars.length > 0

  useEffect(() => {
    if (!isNeeded || Bar) return
    import('./CompareBar.client').then(
      ({ CompareBar }) => setBar(() => CompareBar),
      () => undefined,
    )
  }, [isNeeded, Bar])

  return isNeeded && Bar ? <Bar cars={cars} noun={noun} /> : null
}

/** Hydrated separately on public pages (decision 104). */
export const CompareTray = island('CompareTray', CompareTrayPart, { hydrateOn: 'stored compare' })
