'use client'

import { compareHref } from '@forecourt/rules/routing/carHref'
import { island } from '../../islands/island'
import { compareStore } from '../../storage/compareStore'
import { useStored } from '../../storage/useStored'
import { ButtonLink } from '../../ui/Button'

/** Leads from an address without cars to the comparison of those this browser keeps; nothing when it keeps none. */
const ChosenCarsPart = () => {
  const cars = useStored(compareStore)
  if (cars.length === 0) return null
  return (
    <ButtonLink href={compareHref(cars.map(({ slug }) => slug))} variant="outline">
      {cars.length === 1 ? 'See the car you chose' : `Compare the ${cars.length} you chose`}
    </ButtonLink>
  )
}

/** On a public page it answers by itself (decision 104). */
export const ChosenCars = island('ChosenCars', ChosenCarsPart, { hydrateOn: `stored ${compareStore.key}` })
