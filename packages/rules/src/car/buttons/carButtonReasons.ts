import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { listed } from '../../text/listed'
import type { CarButtonContext } from './CarButtonRule'
import { type AnyCarButton, carButtonRule } from './carButtons'
import type { CarButtonList } from './carButtonsFor'
import { chatReplacesEnquire } from './chatReplacesEnquire'

/** Why a button of the site's list shows for a car, or doesn't. */
export interface CarButtonReason {
  readonly id: AnyCarButton
  readonly shown: boolean
  /** A sentence for whoever set the site up. */
  readonly reason: string
  /** The setting that decided, where one did. */
  readonly setting: string | null
}

const gone = 'Hidden: a car that isn’t in stock has only Find Me Something Similar.'

/**
 * Answers for each button of the site's list why it shows for a car or why not (VDP-07, CARD-06): the first thing it lacks, or
 * all it has. It says the same as `carButtonsFor`, in words, with the setting to look at.
 */
export const carButtonReasons = (car: Car, buttons: CarButtonList, context: CarButtonContext): CarButtonReason[] => {
  if (!isInStock(car))
    return [
      { id: 'similar', shown: true, reason: 'Shown: the car isn’t in stock.', setting: null },
      ...buttons.map(({ id }) => ({ id, shown: false, reason: gone, setting: null })),
    ]
  const replaces = chatReplacesEnquire(car, context)
  return buttons.map(({ id, label }) => {
    if (replaces && id === 'enquire')
      return { id, shown: false, reason: 'Hidden: Instant Message takes its place.', setting: '/chat/enabled' }
    const { needs } = carButtonRule(id)
    const missing = needs.find(({ holds }) => !holds(car, context, label))
    if (missing) return { id, shown: false, reason: `Hidden: it needs ${missing.needs}.`, setting: missing.setting ?? null }
    if (needs.length === 0) return { id, shown: true, reason: 'Shown: every car in stock has it.', setting: null }
    return {
      id,
      shown: true,
      reason: `Shown: nothing is missing. It needs ${listed(needs.map((need) => need.needs))}.`,
      setting: null,
    }
  })
}
