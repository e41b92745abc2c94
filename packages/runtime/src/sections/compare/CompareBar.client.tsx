'use client'

import { maxCompared } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import { compareHref } from '@forecourt/rules/routing/carHref'
import { useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { ComparedCar } from '../../storage/compareStore'
import type { Store } from '../../storage/Store'
import { writeStored } from '../../storage/Store'
import { saveCompared } from '../../storage/saveCompared'
import { useStored } from '../../storage/useStored'
import { ButtonLink } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { chevronDown } from '../../ui/icons/chevronDown'
import { chevronUp } from '../../ui/icons/chevronUp'
import { scale } from '../../ui/icons/scale'
import { x } from '../../ui/icons/x'
import { Picture } from '../../ui/Picture'

/** Whether the shopper collapsed the comparison bar. */
const compareBarStore: Store<boolean> = { key: 'compare-bar-folded', version: 1, empty: false, read: (stored) => stored === true }

export interface CompareBarProps {
  readonly cars: readonly ComparedCar[]
  /** The site's word for its stock, such as 'cars'. */
  readonly noun: string
}

/** Minimum distance in pixels between the bar and the focused element. */
const clearance = 16

/** Maximum length of a noun that fits on the button. */
const longestNoun = 12

const slotClass = 'h-11 w-full rounded-field'
const emptySlotClass = `max-w-16 flex-1 border border-dashed border-line-strong max-sm:hidden ${slotClass}`

const Chosen = ({ car, onRemove }: { readonly car: ComparedCar; readonly onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    aria-label={`Remove ${car.name} from the comparison`}
    title={car.name}
    className={`group/chosen relative block cursor-pointer bg-raised ${slotClass}`}
  >
    {car.primaryImageUrl && <Picture source={car.primaryImageUrl} alt="" sizes="4rem" fill className="rounded-field" />}
    <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-dark text-on-dark group-hover/chosen:bg-brand group-hover/chosen:text-on-brand">
      <Glyph path={x} size={12} />
    </span>
  </button>
)

/** The compared cars, at the bottom of every page (FAV-02); publishes its height as a CSS variable, so that it covers nothing. */
export const CompareBar = ({ cars, noun }: CompareBarProps) => {
  const host = useRuntimeHost()
  const folded = useStored(compareBarStore)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = bar.current
    const { documentElement } = document
    if (!element) return
    const publishHeight = () => {
      documentElement.style.setProperty('--compare-bar', `${element.offsetHeight}px`)
      if (!documentElement.style.getPropertyValue('--bottom-bar'))
        documentElement.style.scrollPaddingBottom = `${element.offsetHeight + clearance}px`
    }
    publishHeight()
    const observer = new ResizeObserver(publishHeight)
    observer.observe(element)
    return () => {
      observer.disconnect()
      documentElement.style.removeProperty('--compare-bar')
      documentElement.style.removeProperty('scroll-padding-bottom')
    }
  }, [])

  const fold = (next: boolean) => writeStored(host, compareBarStore, next)
  const empty = maxCompared - cars.length
  const slugs = cars.map(({ slug }) => slug)
  return (
    <aside
      ref={bar}
      aria-label={`Compare ${noun}`}
      data-tone="background"
      data-setting="/favourites/compare"
      className="compare-bar fixed inset-x-0 z-30 border-t border-line bg-background pt-2 text-text shadow-lifted print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-3 px-gutter">
        {folded ? (
          <p className="flex items-center gap-2 text-small font-semibold">
            <Glyph path={scale} size={18} />
            {cars.length} of {maxCompared} to compare
          </p>
        ) : (
          <ul className="flex min-w-0 flex-1 items-center gap-2.5 max-sm:gap-2">
            {cars.map((car) => (
              <li key={car.slug} className="min-w-0 flex-1 sm:max-w-16 max-sm:max-w-14">
                <Chosen car={car} onRemove={() => saveCompared(host, car, false)} />
              </li>
            ))}
            {Array.from({ length: empty }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are identical
              <li key={index} aria-hidden="true" className={emptySlotClass} />
            ))}
          </ul>
        )}
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {slugs.length > 1 ? (
            <ButtonLink href={compareHref(slugs)} size="small" className="whitespace-nowrap">
              <span>
                Compare {slugs.length}{' '}
                <span className={noun.length > longestNoun ? 'sr-only' : slugs.length > 2 ? 'max-sm:sr-only' : ''}>{noun}</span>
              </span>
            </ButtonLink>
          ) : (
            <p className="text-small text-muted">Add another to compare</p>
          )}
          <button
            type="button"
            aria-expanded={!folded}
            aria-label={folded ? `Show the ${noun} to compare` : 'Hide the comparison'}
            onClick={() => fold(!folded)}
            className="grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:bg-raised hover:text-text"
          >
            <Glyph path={folded ? chevronUp : chevronDown} size={20} />
          </button>
        </div>
      </div>
    </aside>
  )
}
