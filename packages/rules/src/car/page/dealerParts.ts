import { carFacts } from '../../parts/carFacts'
import { part } from '../../parts/Part'
import { hasText, isOn } from '../../parts/settingNeeds'
import { isByTheWeek } from '../../pricing/isByTheWeek'
import { everyReserveNeed } from '../canReserve'
import type { CarContext } from './CarPageContext'

/** The dealer's sections about buying, on every car's page (VDP-02, VDP-28, CHK-02). */
export const dealerParts = {
  included: part<CarContext>({
    id: 'section-included',
    title: 'What’s included',
    requirement: 'VDP-02',
    elementSetting: '/vdp/includedHeading',
    needs: [
      isOn('/vdp/showIncluded'),
      isOn('/vdp/includedPoints', ({ vdp }) => `The section “${vdp.includedHeading}” never shows on car pages: it lists nothing.`),
      {
        holds: ({ car, config }) => config.vdp.includedFor === 'all' || isByTheWeek({ car, price: config.price }),
        title: 'Cars it is said of',
        yes: ({ config }) => (config.vdp.includedFor === 'all' ? 'It is said of all cars.' : 'The car has a price per week.'),
        no: 'It is said of cars with a price per week, and the car has none.',
        settings: ['/vdp/includedFor', '/price/offerSubscriptions'],
        fields: carFacts('subscriptionPriceCents'),
      },
    ],
  }),
  whyBuy: part<CarContext>({
    id: 'section-why-buy',
    title: 'Why buy from us',
    requirement: 'VDP-28',
    elementSetting: '/vdp/whyBuyHeading',
    needs: [
      isOn('/vdp/showWhyBuy'),
      isOn('/vdp/whyBuyPoints', ({ vdp }) => `The section “${vdp.whyBuyHeading}” never shows on car pages: it lists no reasons.`),
    ],
  }),
  reserve: part<CarContext>({
    id: 'section-reserve',
    title: 'Reserve online',
    requirement: 'CHK-02',
    elementSetting: '/checkout/heading',
    needs: [isOn('/checkout/explain'), ...everyReserveNeed],
  }),
  protect: part<CarContext>({
    id: 'section-protect',
    title: 'Protect your car',
    requirement: 'VDP-02',
    elementSetting: '/vdp/protectHeading',
    needs: [
      isOn('/vdp/showProtect'),
      hasText('/vdp/protectText', ({ vdp }) => `The section “${vdp.protectHeading}” never shows on car pages: it has no text.`),
    ],
  }),
}
