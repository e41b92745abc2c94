import { cardButtons } from '@forecourt/schema/carButton'
import type { CrossCheck } from '@forecourt/schema/checks/CrossCheck'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import type { Location } from '../../entities/Location'
import { type CarButtonReason, carButtonReasons } from './buttonReasons'
import type { CarButtonContext } from './CarButtonRule'
import { carButtonRule } from './carButtons'
import type { CarButtonList } from './carButtonsFor'

/** Warns about configured car buttons that can't show on any car (VDP-07, CARD-06): the site is valid, but its editor expects them. */
export const buttonWarnings: CrossCheck = (config) =>
  (['vdp', 'card'] as const).flatMap((place) =>
    config[place].buttons.flatMap(({ id, label }) => {
      const missing = carButtonRule(id).needs.find(({ holdsForSite }) => holdsForSite && !holdsForSite.holds(config, label))
      if (!missing?.holdsForSite) return []
      const where = place === 'vdp' ? 'car pages' : 'cards'
      const message = `The button “${cardButtons[id]}” doesn’t show on ${where} until ${missing.holdsForSite.hiddenUntil}.`
      return [{ pointer: `/${place}/buttons/${id}`, severity: 'warning' as const, message }]
    }),
  )

/** Number of cars on which a button shows. */
export interface CarButtonCount {
  readonly id: CarButtonList[number]['id']
  readonly shown: number
  readonly total: number
  /** The most common reason for hiding it on the other cars, worded as in `carButtonReasons`; null if it shows on all. */
  readonly hidden: { readonly count: number; readonly reason: string; readonly setting: string | null } | null
}

interface Tally {
  readonly reason: CarButtonReason
  count: number
}

const mostFrequentReason = (tallies: Iterable<Tally>): CarButtonCount['hidden'] => {
  const [first] = [...tallies].toSorted((a, b) => b.count - a.count)
  return first ? { count: first.count, reason: first.reason.reason, setting: first.reason.setting } : null
}

/**
 * Counts the cars in stock on which each configured button shows, with the most common reason for hiding it (VDP-07, CARD-06). Cars not
 * in stock never have these buttons and don't count.
 *
 * @param findLocation the car's location; null if unknown
 */
export const countCarButtons = (
  cars: readonly Car[],
  buttons: CarButtonList,
  context: Omit<CarButtonContext, 'location'>,
  findLocation: (car: Car) => Location | null,
): CarButtonCount[] => {
  const inStock = cars.filter(isInStock)
  const hidden = new Map(buttons.map(({ id }) => [id as string, new Map<string, Tally>()]))
  const shown = new Map<string, number>()
  for (const car of inStock)
    for (const reason of carButtonReasons(car, buttons, { ...context, location: findLocation(car) })) {
      if (reason.shown) {
        shown.set(reason.id, (shown.get(reason.id) ?? 0) + 1)
        continue
      }
      const tallies = hidden.get(reason.id)
      const tally = tallies?.get(reason.reason)
      if (tally) tally.count += 1
      else tallies?.set(reason.reason, { reason, count: 1 })
    }
  return buttons.map(({ id }) => ({
    id,
    shown: shown.get(id) ?? 0,
    total: inStock.length,
    hidden: mostFrequentReason(hidden.get(id)?.values() ?? []),
  }))
}
