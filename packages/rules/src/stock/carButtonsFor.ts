import type { CarButtonKind } from '@forecourt/schema/carButton'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { type ButtonPlace, type CarButtonContext, carButtonNeeds } from './carButtonNeeds'
import { chatReplacesEnquire } from './chatReplacesEnquire'
import { isInStock } from './isInStock'
import { reserveLabel } from './reserveLabel'

/** A button as it is shown on a card or a car page. */
export interface CarButton {
  readonly id: CarButtonKind | 'similar'
  readonly label: string
  readonly style: ResolvedConfig['vdp']['buttons'][number]['style']
  /** The entry of the site's list it comes from, or the list itself. */
  readonly setting: string
}

export type CarButtonList = ResolvedConfig['vdp']['buttons'] | ResolvedConfig['card']['buttons']
type Listed = CarButtonList[number]

/** The usual words of each button (CARD-06, VDP-07). */
const usualLabels: { readonly [Kind in Exclude<CarButtonKind, 'finance' | 'reserve'>]: { readonly [Place in ButtonPlace]: string } } = {
  enquire: { card: 'Enquire', vdp: 'Enquire Now' },
  testDrive: { card: 'Book a Test Drive', vdp: 'Book a Test Drive' },
  tradeIn: { card: 'Trade In', vdp: 'Trade-in Valuation' },
  photos: { card: 'Request Photos', vdp: 'Request Photos' },
  makeOffer: { card: 'Make an Offer', vdp: 'Make an Offer' },
  call: { card: 'Call', vdp: 'Call' },
  callNow: { card: 'Call Now', vdp: 'Call Now' },
  whatsapp: { card: 'WhatsApp', vdp: 'WhatsApp' },
  share: { card: 'Share', vdp: 'Share' },
  location: { card: 'View Location', vdp: 'View Location' },
  print: { card: 'Print', vdp: 'Print' },
  buyOnline: { card: 'Online Purchase', vdp: 'Online Purchase' },
  chat: { card: 'Instant Message', vdp: 'Instant Message' },
  history: { card: 'History Report', vdp: 'Car History Report' },
  favourite: { card: 'Save', vdp: 'Save' },
  compare: { card: 'Compare', vdp: 'Compare' },
  custom: { card: '', vdp: '' },
  details: { card: 'View Details', vdp: 'View Details' },
}

const labelOf = (car: Car, id: CarButtonKind, words: string, { config, place }: CarButtonContext): string => {
  if (id === 'reserve') return reserveLabel(car, { words, place, depositDollars: config.checkout.deposit })
  return words.trim() || (id === 'finance' ? config.finance.buttonLabel : usualLabels[id][place])
}

/** Puts Instant Message in the place of Enquire, in the words of the site's own chat button if it lists one (VDP-13). */
const withChat = (buttons: readonly Listed[]): (Listed & { readonly listedAs?: CarButtonKind })[] => {
  const label = buttons.find(({ id }) => id === 'chat')?.label ?? ''
  if (!buttons.some(({ id }) => id === 'enquire')) return [...buttons]
  return buttons.flatMap((button) => {
    if (button.id === 'chat') return []
    return button.id === 'enquire' ? [{ ...button, id: 'chat' as const, label, listedAs: 'enquire' as const }] : [button]
  })
}

/**
 * Lists the buttons of a car in the site's order, with their words (VDP-07, CARD-06, CFG-17, CFG-18). A car that is sold or
 * not in stock has only 'Find Me Something Similar' (CAR-04, CARD-10, VDP-29); any other button shows when it can open
 * something real, and Instant Message may take the place of Enquire on the car's page (VDP-13).
 */
export const carButtonsFor = (car: Car, buttons: CarButtonList, context: CarButtonContext): CarButton[] => {
  const { config, place } = context
  const list = `/${place}/buttons`
  if (!isInStock(car)) return [{ id: 'similar', label: 'Find Me Something Similar', style: 'primary', setting: list }]
  const listed: readonly (Listed & { readonly listedAs?: CarButtonKind })[] =
    place === 'vdp' && chatReplacesEnquire(car, config) ? withChat(buttons) : buttons
  return listed
    .filter(({ id, label }) => carButtonNeeds[id].every(({ holds }) => holds(car, context, label)))
    .map(({ id, label, style, listedAs = id }) => ({
      id,
      style,
      label: labelOf(car, id, label, context),
      setting: `${list}/${listedAs}`,
    }))
}
