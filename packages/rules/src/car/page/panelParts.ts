import type { Offer } from '../../entities/Offer'
import { carFacts } from '../../parts/carFacts'
import { part, valuePart } from '../../parts/Part'
import { hasText, isOn } from '../../parts/settingNeeds'
import { offeredCarNeeds } from '../canReserve'
import { type CarState, carState } from '../carState'
import { statutoryWarrantyText } from '../statutoryWarranty'
import { marketText } from '../texts/marketText'
import type { CarContext, CarMomentContext, CarPageContext } from './CarPageContext'

const stateTexts: { readonly [State in CarState]: string } = {
  gone: 'The car has left, which the page says before anything else.',
  reserved: 'Someone has reserved the car.',
  preorder: 'The car can be pre-ordered.',
  comingSoon: 'The car is on its way.',
}

export const showsViews = isOn('/vdp/showViews')
export const showsMarketPrice = isOn('/vdp/showMarketPrice')

const quoteNames = (offers: readonly Offer[]): string => offers.map(({ name }) => `“${name}”`).join(', ')

/** Sections of the price panel (VDP-04, VDP-25, VDP-26, VDP-29, VDP-30, OFR-01). */
export const panelParts = {
  certified: part<CarContext>({
    id: 'section-certified',
    title: 'Certified badge with explanation',
    requirement: 'VDP-25',
    elementSetting: '/vdp/showCertified',
    needs: [
      isOn('/vdp/showCertified'),
      hasText('/vdp/certifiedHeading', () => 'The explanation of “Certified” never shows on car pages: it has no heading.'),
      {
        holds: ({ car }) => car.certified,
        title: 'Certified',
        yes: 'The car is certified.',
        no: 'The car is not certified.',
        fields: carFacts('certified'),
      },
    ],
  }),
  notice: part<CarContext>({
    id: 'section-notice',
    title: 'Notice above the price',
    requirement: 'VDP-29',
    elementSetting: null,
    needs: [
      {
        holds: ({ car }) => carState(car) !== null,
        title: 'An unusual state',
        yes: ({ car }) => stateTexts[carState(car) ?? 'gone'],
        no: 'There is nothing unusual: the car is on the yard, and neither reserved nor a pre-order.',
        fields: carFacts('status', 'reserved', 'preorder'),
      },
    ],
  }),
  market: valuePart<CarContext, string | null>({
    id: 'section-market',
    title: 'Market price',
    requirement: 'VDP-26',
    elementSetting: '/vdp/showMarketPrice',
    needs: [
      showsMarketPrice,
      hasText('/vdp/marketPriceText', () => 'The market price never shows on car pages: it has no text.'),
      {
        holds: ({ car, config }) => marketText(car, config) !== null,
        title: '$500 below the market',
        yes: 'The car costs at least $500 less, drive away, than the average.',
        no: 'The car is not known to cost $500 less, drive away, than the average of its state or the country.',
        fields: carFacts('status', 'priceCents', 'priceType', 'driveAwayCents'),
      },
    ],
    value: ({ car, config }) => marketText(car, config),
  }),
  warranty: valuePart<CarMomentContext, string | null>({
    id: 'section-warranty',
    title: 'Statutory warranty',
    requirement: 'VDP-30',
    elementSetting: '/vdp/showStatutoryWarranty',
    needs: [
      isOn('/vdp/showStatutoryWarranty'),
      {
        holds: ({ car, config, now }) => statutoryWarrantyText(car, config, now) !== null,
        title: 'A warranty by law',
        yes: 'The law of the state gives a warranty with a used car like this one.',
        no: 'The law of the state is not known to give a warranty with this vehicle: by its kind, age, odometer or price, or as one of them is missing.',
        fields: carFacts('carType', 'itemType', 'year', 'km', 'priceCents'),
      },
    ],
    value: ({ car, config, now }) => statutoryWarrantyText(car, config, now),
  }),
  offer: valuePart<CarContext & Pick<CarPageContext, 'offers'>, readonly Offer[]>({
    id: 'section-offer',
    title: 'Its offers',
    requirement: 'OFR-01',
    elementSetting: null,
    needs: [
      ...offeredCarNeeds,
      {
        holds: ({ offers }) => offers.length > 0,
        title: 'An offer for it',
        yes: ({ offers }) => `${quoteNames(offers)}: chosen for the car, or for cars like it.`,
        no: 'No offer that runs, and that the site shows, was chosen for the car, and none is for cars like it.',
        fields: ({ offers }) => [{ name: 'Offers', value: quoteNames(offers) || 'None' }],
      },
    ],
    value: ({ offers }) => offers,
  }),
  views: part<CarContext>({
    id: 'section-views',
    title: 'Views',
    requirement: 'VDP-04',
    elementSetting: '/vdp/showViews',
    needs: [
      showsViews,
      {
        holds: ({ car }) => car.views > 0,
        title: 'Looked at',
        yes: 'The car was looked at.',
        no: 'The car hasn’t been viewed yet.',
        fields: carFacts('views'),
      },
    ],
  }),
}
