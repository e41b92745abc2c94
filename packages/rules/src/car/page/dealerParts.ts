import { part } from '../../parts/declarePart'
import { hasText, isOn } from '../../parts/settingNeeds'
import { everyReserveNeed } from '../reserveNeeds'
import type { AboutCar } from './CarPageAbout'

/** What the dealer says of buying there, beside every car (VDP-02, VDP-28, CHK-02). */
export const dealerParts = {
  included: part<AboutCar>({
    id: 'section-included',
    title: 'What’s included',
    rule: 'VDP-02',
    element: '/vdp/includedHeading',
    needs: [
      isOn('/vdp/showIncluded'),
      isOn('/vdp/includedPoints', ({ vdp }) => `The section “${vdp.includedHeading}” never shows on car pages: it lists nothing.`),
    ],
  }),
  whyBuy: part<AboutCar>({
    id: 'section-why-buy',
    title: 'Why buy from us',
    rule: 'VDP-28',
    element: '/vdp/whyBuyHeading',
    needs: [
      isOn('/vdp/showWhyBuy'),
      isOn('/vdp/whyBuyPoints', ({ vdp }) => `The section “${vdp.whyBuyHeading}” never shows on car pages: it lists no reasons.`),
    ],
  }),
  reserve: part<AboutCar>({
    id: 'section-reserve',
    title: 'Reserve online',
    rule: 'CHK-02',
    element: '/checkout/heading',
    needs: [isOn('/checkout/explain'), ...everyReserveNeed],
  }),
  protect: part<AboutCar>({
    id: 'section-protect',
    title: 'Protect your car',
    rule: 'VDP-02',
    element: '/vdp/protectHeading',
    needs: [
      isOn('/vdp/showProtect'),
      hasText('/vdp/protectText', ({ vdp }) => `The section “${vdp.protectHeading}” never shows on car pages: it has no words.`),
    ],
  }),
}
