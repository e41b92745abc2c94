import type { CarButtonKind } from '@forecourt/schema/carButton'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { shows } from '../../parts/Part'
import { canPayDeposit, reserveNeeds } from '../canReserve'
import { dealerParts } from '../page/dealerParts'
import type { CarButtonContext, CarButtonOpens, CarButtonRule } from './CarButtonRule'
import { type AnyCarButton, carButtonRule } from './carButtons'
import { chat } from './kinds/chat'

/** Whether a button has all it needs to open something real (VDP-07). Asked for every button of every car of a list, so it is a plain loop. */
export const hasAllNeeds = ({ needs }: Pick<CarButtonRule, 'needs'>, car: Car, context: CarButtonContext, label: string): boolean => {
  for (const need of needs) if (!need.holds(car, context, label)) return false
  return true
}

/**
 * Says whether Instant Message takes the place of Enquire on a car's page: the site offers reservations, the button has all it
 * needs, and the car's dealership isn't excluded (VDP-13).
 */
export const chatReplacesEnquire = (car: Car, context: CarButtonContext): boolean =>
  context.place === 'vdp' &&
  reserveNeeds.offered.holds(context) &&
  !context.config.chat.excludedDealerships.includes(car.dealershipSlug) &&
  hasAllNeeds(chat, car, context, '')

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

/**
 * The button of the section that says how a car is reserved (CHK-02): the site's own, or one of the section's where none stands beside the
 * price. Null for a car without the section.
 */
export const reserveSectionButton = (car: Car, context: Omit<CarButtonContext, 'place'>): CarButton | null => {
  const { config } = context
  if (!shows(dealerParts.reserve, { car, config })) return null
  const listed = config.vdp.buttons.find(({ id }) => id === 'reserve')
  const label = canPayDeposit(car, config) ? '' : `Ask to reserve this ${car.itemType}`
  const [button] = carButtonsFor(car, [listed ?? { id: 'reserve', label, style: 'primary' }], { ...context, place: 'vdp' })
  if (button?.id !== 'reserve') return null
  return listed ? button : { ...button, setting: '/checkout/explain' }
}

/** What a button opens for one car (VDP-07, CARD-06): its page where the car has one, such as to pay a deposit, else what all of its kind open. */
export const buttonOpens = (id: AnyCarButton, car: Car, config: ResolvedConfig): CarButtonOpens => {
  const { opens, page } = carButtonRule(id)
  const href = page?.(car, config) ?? null
  return href === null ? opens : { kind: 'page', href }
}

/** A button of a car's page with its place among the others: the one that leads, one of two beside each other, or one of a quiet list. */
export interface RankedButton extends CarButton {
  readonly rank: 'main' | 'second' | 'quiet'
}

const standsOut = ({ style }: CarButton): boolean => style === 'primary' || style === 'success'
const mostSecond = 2

/**
 * Ranks the buttons of a car's page, so that it asks for one thing at a time (VDP-07, CFG-18): the first that stands out leads, or
 * the first of all where none does; the next two that aren't outlined stand under it; the others, in order, are a quiet list.
 *
 * @example primary, primary, secondary, secondary, outline // main, second, second, quiet, quiet
 */
export const rankedButtons = (buttons: readonly CarButton[]): readonly RankedButton[] => {
  const main = buttons.find(standsOut) ?? buttons[0]
  if (!main) return []
  const others = buttons.filter((button) => button !== main)
  const second = others.filter(({ style }) => style !== 'outline').slice(0, mostSecond)
  return [
    { ...main, rank: 'main', style: standsOut(main) ? main.style : 'primary' },
    ...second.map((button) => ({ ...button, rank: 'second' as const, style: 'secondary' as const })),
    ...others.filter((button) => !second.includes(button)).map((button) => ({ ...button, rank: 'quiet' as const })),
  ]
}
