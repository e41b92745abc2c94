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

/** Whether all needs of a button hold (VDP-07). A plain loop, because it runs for each button of each car of a list. */
export const hasAllNeeds = ({ needs }: Pick<CarButtonRule, 'needs'>, car: Car, context: CarButtonContext, label: string): boolean => {
  for (const need of needs) if (!need.holds(car, context, label)) return false
  return true
}

/**
 * Whether Instant Message replaces Enquire on a car's page: the site offers reservations, the chat's needs hold, and the car's dealership
 * isn't excluded (VDP-13).
 */
export const chatReplacesEnquire = (car: Car, context: CarButtonContext): boolean =>
  context.place === 'vdp' &&
  reserveNeeds.offered.holds(context) &&
  !context.config.chat.excludedDealerships.includes(car.dealershipSlug) &&
  hasAllNeeds(chat, car, context, '')

/** A visible button of a card or car page. */
export interface CarButton {
  readonly id: AnyCarButton
  readonly label: string
  readonly style: ResolvedConfig['vdp']['buttons'][number]['style']
  /** Its entry in the site's list, or the list itself. */
  readonly setting: string
}

export type CarButtonList = ResolvedConfig['vdp']['buttons'] | ResolvedConfig['card']['buttons']
type ListedButton = CarButtonList[number]

/** Replaces Enquire with Instant Message, labelled as the site's own chat button if it has one (VDP-13). */
const withChat = (buttons: readonly ListedButton[]): (ListedButton & { readonly listedAs?: CarButtonKind })[] => {
  const label = buttons.find(({ id }) => id === 'chat')?.label ?? ''
  if (!buttons.some(({ id }) => id === 'enquire')) return [...buttons]
  return buttons
    .filter(({ id }) => id !== 'chat')
    .map((button) => (button.id === 'enquire' ? { id: 'chat', label, style: button.style, listedAs: 'enquire' } : button))
}

/**
 * Visible buttons of a car in the site's order, with their labels (VDP-07, CARD-06, CFG-17, CFG-18). A car that isn't in stock has only
 * 'Find Me Something Similar' (CAR-04, CARD-10, VDP-29); otherwise a button shows if its needs hold, and Instant Message may replace
 * Enquire on the car's page (VDP-13).
 */
export const carButtonsFor = (car: Car, buttons: CarButtonList, context: CarButtonContext): CarButton[] => {
  const { place } = context
  const list = `/${place}/buttons`
  if (!isInStock(car))
    return [{ id: 'similar', label: carButtonRule('similar').defaultLabel(car, '', context), style: 'primary', setting: list }]
  const listed: readonly (ListedButton & { readonly listedAs?: CarButtonKind })[] = chatReplacesEnquire(car, context)
    ? withChat(buttons)
    : buttons
  const shown: CarButton[] = []
  for (const { id, label, style, listedAs = id } of listed) {
    const rule = carButtonRule(id)
    if (!hasAllNeeds(rule, car, context, label)) continue
    shown.push({ id, style, label: rule.defaultLabel(car, label, context), setting: `${list}/${listedAs}` })
  }
  return shown
}

/** The config with Call Now at all hours: the browser checks the hours again, as a cached page may be older (UI-05). */
export const atAnyHour = (config: ResolvedConfig): ResolvedConfig => ({
  ...config,
  phone: { ...config.phone, callNowInHoursOnly: false },
})

/** Buttons of a car's card: the first of `carButtonsFor`, up to the site's limit (CARD-06). */
export const cardButtonsFor = (car: Car, { config, location, now }: Omit<CarButtonContext, 'place'>): CarButton[] =>
  carButtonsFor(car, config.card.buttons, { config: atAnyHour(config), place: 'card', location, now }).slice(0, config.card.mostButtons)

/**
 * Button of the reserve section (CHK-02): the site's own, or the section's default if the price area has none. Null for a car without the
 * section.
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

/**
 * The button that subscribes to a car in a comparison, labelled as on its card; the default one if cards have none (CAR-14). Null for a car
 * that has no weekly price or is reserved.
 */
export const subscribeButton = (car: Car, context: Omit<CarButtonContext, 'place'>): CarButton | null => {
  const listed = context.config.card.buttons.find(({ id }) => id === 'subscribe')
  const [button] = carButtonsFor(car, [listed ?? { id: 'subscribe', label: '', style: 'primary' }], { ...context, place: 'card' })
  return button?.id === 'subscribe' ? button : null
}

/** What a button opens for a car (VDP-07, CARD-06): the car's own page if it has one, such as the deposit checkout, else the default. */
export const buttonOpens = (id: AnyCarButton, car: Car, config: ResolvedConfig): CarButtonOpens => {
  const { opens, opensPage } = carButtonRule(id)
  const href = opensPage?.(car, config) ?? null
  return href === null ? opens : { kind: 'page', href }
}

/** A button of a car's page with its rank: the main button, one of two secondary ones side by side, or one of the quiet list. */
export interface RankedButton extends CarButton {
  readonly rank: 'main' | 'second' | 'quiet'
}

const isProminent = ({ style }: CarButton): boolean => style === 'primary' || style === 'success'
const maxSecondary = 2

/**
 * Ranks the buttons of a car's page for a single main action (VDP-07, CFG-18): the first prominent button is the main one, or the first
 * if none is prominent; two that aren't outlined go below it, prominent ones first; the others form the quiet list, in order.
 *
 * @example primary, primary, secondary, secondary, outline // main, second, second, quiet, quiet
 */
export const rankedButtons = (buttons: readonly CarButton[]): readonly RankedButton[] => {
  const main = buttons.find(isProminent) ?? buttons[0]
  if (!main) return []
  const others = buttons.filter((button) => button !== main)
  const filled = others.filter(({ style }) => style !== 'outline')
  const second = [...filled.filter(isProminent), ...filled.filter((button) => !isProminent(button))].slice(0, maxSecondary)
  return [
    { ...main, rank: 'main', style: isProminent(main) ? main.style : 'primary' },
    ...second.map((button) => ({ ...button, rank: 'second' as const, style: 'secondary' as const })),
    ...others.filter((button) => !second.includes(button)).map((button) => ({ ...button, rank: 'quiet' as const })),
  ]
}

/** Folding fewer would need as much room as it saves. */
const leastFolded = 3

/**
 * The buttons of a car's page that a phone shows only on request (VDP-07): those after the first `most`, in order. Quiet buttons are in rows
 * of two, so an odd one before the fold goes with the others.
 *
 * @example 3 of main, second, second, quiet, quiet, quiet // the three quiet ones
 */
export const foldedOnPhones = (ranked: readonly RankedButton[], most: number): readonly RankedButton[] => {
  const quiet = ranked.slice(0, most).filter(({ rank }) => rank === 'quiet').length
  const folded = ranked.slice(most - (quiet % 2))
  return folded.length < leastFolded ? [] : folded
}
