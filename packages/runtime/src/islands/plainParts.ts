import type { CheckoutLead } from '../pages/checkout/trackCheckoutLead'
import type { SalesHours } from '../sections/vehicle/buttons/salesHours'
import type { ViewedCar } from '../storage/viewedStore'
import type { PlainPart } from './Enhancer'

/** Islands that need no React: each is an effect on its HTML. */
export const plainParts: { readonly [name: string]: (() => Promise<PlainPart>) | undefined } = {
  CardDeck: async () => {
    const { enhanceDeck } = await import('../sections/vehicle/card/enhanceDeck')
    return (element, _data, host) => enhanceDeck(element, host).stop
  },
  SelectedLocation: async () => {
    const { followSelectedLocation } = await import('../blocks/form/followSelectedLocation')
    return (element, data) => followSelectedLocation(element, String(data.name))
  },
  Expandable: async () => {
    const { enhanceFold } = await import('../pages/car/texts/enhanceFold')
    return (element) => enhanceFold(element)
  },
  InOpeningHours: async () => {
    const { followHours } = await import('../sections/vehicle/buttons/followHours')
    return (element, data, host) => followHours(element, data.hours as SalesHours | null, host)
  },
  KnownContact: async () => {
    const { fillKnownContact } = await import('../pages/checkout/fillKnownContact')
    return (element, _data, host) => fillKnownContact(element, host)
  },
  RemoveFromComparison: async () => {
    const { removeFromComparison } = await import('../pages/compare/removeFromComparison')
    return (element, _data, host) => removeFromComparison(element, host)
  },
  MenuBar: async () => (await import('../chrome/enhanceMenu')).enhanceMenu,
  PrintNow: async () => {
    const { printOnPress } = await import('../pages/print/printOnPress')
    return (element) => printOnPress(element)
  },
  RememberViewed: async () => {
    const { rememberViewed } = await import('../storage/rememberViewed')
    return (_element, data, host) => rememberViewed(host, data.car as ViewedCar)
  },
  RevealOnScroll: async () => {
    const { enhanceBar } = await import('../pages/car/enhanceBar')
    return (element, data) => enhanceBar(element, Number(data.after))
  },
  RowArrows: async () => {
    const { enhanceRow } = await import('../ui/enhanceRow')
    return (element) => enhanceRow(element).stop
  },
  Tabs: async () => {
    const { enhanceTabs } = await import('../pages/car/enhanceTabs')
    return (element) => enhanceTabs(element)
  },
  TimeLeft: async () => {
    const { countTimeLeft } = await import('../pages/checkout/countTimeLeft')
    return (element, data) => countTimeLeft(element, String(data.until))
  },
  Tooltip: async () => {
    const { enhanceTooltip } = await import('../ui/enhanceTooltip')
    return (element) => enhanceTooltip(element)
  },
  TrackCheckoutLead: async () => {
    const { trackCheckoutLead } = await import('../pages/checkout/trackCheckoutLead')
    return (_element, data, host) => {
      trackCheckoutLead(host, data as unknown as CheckoutLead)
      return undefined
    }
  },
  ViewedSection: async () => {
    const { showViewed } = await import('../pages/car/viewed/showViewed')
    return (element, data, host) => showViewed(element, String(data.carSlug), host)
  },
}
