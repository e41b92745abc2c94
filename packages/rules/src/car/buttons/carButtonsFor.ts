import type { CarButtonKind } from '@forecourt/schema/carButton'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import type { CarButtonContext } from './CarButtonRule'
import { type AnyCarButton, carButtonRule } from './carButtons'
import { chatReplacesEnquire } from './chatReplacesEnquire'
import { hasAllNeeds } from './hasAllNeeds'

/** A button as it is shown on a card or a car page. */
export interface CarButton {
  readonly id: AnyCarButton
  readonly label: string
  readonly style: ResolvedConfig['vdp']['buttons'][number]['style']
  /** The entry of the site's list it comes from, or the list itself. */
  readonly setting: string
}

export type CarButtonList = ResolvedConfig['vdp']['buttons'] | ResolvedConfig['card']['buttons']
type Listed = CarButtonList[number]

/** Puts Instant Message in the place of Enquire, in the words of the site's own chat button if it lists one (VDP-13). */
const withChat = (buttons: readonly Listed[]): (Listed & { readonly listedAs?: CarButtonKind })[] => {
  const label = buttons.find(({ id }) => id === 'chat')?.label ?? ''
  if (!buttons.some(({ id }) => id === 'enquire')) return [...buttons]
  return buttons
    .filter(({ id }) => id !== 'chat')
    .map((button) => (button.id === 'enquire' ? { id: 'chat', label, style: button.style, listedAs: 'enquire' } : button))
}

/**
 * Lists the buttons of a car in the site's order, with their words (VDP-07, CARD-06, CFG-17, CFG-18). A car that is sold or
 * not in stock has only 'Find Me Something Similar' (CAR-04, CARD-10, VDP-29); any other button shows when it can open
 * something real, and Instant Message may take the place of Enquire on the car's page (VDP-13).
 */
export const carButtonsFor = (car: Car, buttons: CarButtonList, context: CarButtonContext): CarButton[] => {
  const { place } = context
  const list = `/${place}/buttons`
  if (!isInStock(car))
    return [{ id: 'similar', label: carButtonRule('similar').usualLabel(car, '', context), style: 'primary', setting: list }]
  const listed: readonly (Listed & { readonly listedAs?: CarButtonKind })[] = chatReplacesEnquire(car, context)
    ? withChat(buttons)
    : buttons
  const shown: CarButton[] = []
  for (const { id, label, style, listedAs = id } of listed) {
    const rule = carButtonRule(id)
    if (!hasAllNeeds(rule, car, context, label)) continue
    shown.push({ id, style, label: rule.usualLabel(car, label, context), setting: `${list}/${listedAs}` })
  }
  return shown
}
