'use client'

import { useMounted } from '../../storage/useMounted'
import { Button, ButtonLink } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { heart } from '../../ui/icons/heart'
import { SavedCarCard } from './SavedCarCard.client'
import { useSavedCars } from './useSavedCars'

const NoneSaved = () => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <span className="mx-auto grid size-14 place-items-center rounded-full bg-raised">
      <Glyph path={heart} size={26} />
    </span>
    <h2 className="heading mt-4 text-subsection">Nothing saved yet</h2>
    <p className="mx-auto mt-2 max-w-sm text-muted text-pretty">
      Press the heart on a car and it waits for you here, with its price of the day.
    </p>
    <ButtonLink href="/search" className="mt-6">
      Find a car
    </ButtonLink>
  </div>
)

/** The saved cars of this browser as cards (FAV-01, FAV-04, FAV-05). */
export const SavedCars = ({ compare }: { readonly compare: boolean }) => {
  const mounted = useMounted()
  const { cars, failed, retry } = useSavedCars()
  if (!mounted) return null
  if (cars.length === 0) return <NoneSaved />
  return (
    <>
      {failed && (
        <div role="alert" className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface px-5 py-3">
          <p>Today’s prices can’t be reached just now.</p>
          <Button variant="outline" size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <ul className="grid gap-cards sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {cars.map(({ kept, today }) => (
          <li key={kept.id} className="min-w-0">
            <SavedCarCard kept={kept} today={today} compare={compare} />
          </li>
        ))}
      </ul>
    </>
  )
}
