import type { CarButtonKind } from '@forecourt/schema/carButton'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { isFinanceExcluded } from '../finance/isFinanceExcluded'
import { phoneFor } from '../leads/phoneFor'
import { hasPrice } from '../pricing/hasPrice'
import { isInStock } from './isInStock'

export type ButtonPlace = 'card' | 'vdp'

/** A button as it is shown on a card or a car page. */
export interface CarButton {
  readonly id: CarButtonKind | 'similar'
  readonly label: string
  readonly style: ResolvedConfig['vdp']['buttons'][number]['style']
}

interface Context {
  readonly config: ResolvedConfig
  readonly place: ButtonPlace
}

/** The usual words of each button (CARD-06, VDP-07). */
const usualLabels: { readonly [Kind in Exclude<CarButtonKind, 'finance'>]: { readonly [Place in ButtonPlace]: string } } = {
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
  details: { card: 'View Details', vdp: 'View Details' },
}

/** What a button needs to open something real; a button not named here always can. */
const needs: { readonly [Kind in CarButtonKind]?: (car: Car, context: Context) => boolean } = {
  finance: (car, { config }) => !isFinanceExcluded(car, config.finance),
  makeOffer: hasPrice,
  call: (car, { config }) => phoneFor(car, config) !== null,
  callNow: (car) => Boolean(car.locationPhone),
  whatsapp: (car, { config }) => phoneFor(car, config) !== null,
  location: (_car, { config, place }) => place === 'card' || config.vdp.showMap,
  print: (car) => hasPrice(car) && car.images.length > 0,
  details: (_car, { place }) => place === 'card',
}

/**
 * Lists the buttons of a car in the site's order, with their words (VDP-07, CARD-06, CFG-17, CFG-18). A car that is sold or
 * not in stock has only 'Find Me Something Similar' (CAR-04, CARD-10, VDP-29); calls need a number (VDP-12, VDP-14), printing
 * a price and a picture (VDP-11), an offer a price (ENQ-26).
 */
export const carButtonsFor = (
  car: Car,
  buttons: ResolvedConfig['vdp']['buttons'] | ResolvedConfig['card']['buttons'],
  context: Context,
): CarButton[] => {
  if (!isInStock(car)) return [{ id: 'similar', label: 'Find Me Something Similar', style: 'primary' }]
  return buttons
    .filter(({ id }) => needs[id]?.(car, context) ?? true)
    .map(({ id, label, style }) => ({
      id,
      style,
      label: label.trim() || (id === 'finance' ? context.config.finance.buttonLabel : usualLabels[id][context.place]),
    }))
}
