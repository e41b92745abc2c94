'use client'

import { compareHref } from '@forecourt/rules/routing/carHref'
import { island } from '../../islands/island'
import { compareStore } from '../../storage/compareStore'
import { useStored } from '../../storage/useStored'
import { ButtonLink } from '../../ui/Button'

/** Redirects from a comparison URL without cars to the cars stored in this browser, if there are any. */
const ChosenCarsPart = () => {
  const cars = useStored(compareStore)
  if (cars.length === 0) return null
  return (
    <ButtonLink href={compareHref(cars.map(({ slug }) => slug))} variant="outline">
      {cars.length === 1 ? 'See the car you chose' : `Compare the ${cars.length} you chose`}
    </ButtonLink>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const ChosenCars = island('ChosenCars', ChosenCarsPart, { hydrateOn: `stored ${compareStore.key}` })
