import type { HeldCar } from '../pages/checkout/trackHeld'
import type { SalesHours } from '../sections/vehicle/buttons/salesHours'
import type { ViewedCar } from '../storage/viewedStore'
import type { PlainPart } from './PlainPart'

/** The parts that need no renderer: what they do is an effect on their HTML. */
export const plainParts: { readonly [name: string]: (() => Promise<PlainPart>) | undefined } = {
  CardDeck: async () => {
    const { tendDeck } = await import('../sections/vehicle/card/tendDeck')
    return (element, _data, host) => void tendDeck(element, host)
  },
  ChosenPlace: async () => {
    const { followPlace } = await import('../blocks/form/followPlace')
    return (element, data) => void followPlace(element, String(data.name))
  },
  Expandable: async () => {
    const { tendFold } = await import('../pages/car/texts/tendFold')
    return (element) => void tendFold(element)
  },
  InOpeningHours: async () => {
    const { followHours } = await import('../sections/vehicle/buttons/followHours')
    return (element, data, host) => void followHours(element, data.hours as SalesHours | null, host)
  },
  LeaveComparison: async () => {
    const { leaveComparison } = await import('../pages/compare/leaveComparison')
    return (element, _data, host) => void leaveComparison(element, host)
  },
  MenuBar: async () => (await import('../chrome/wakeMenu')).wakeMenu,
  PrintNow: async () => {
    const { printOnPress } = await import('../pages/print/printOnPress')
    return (element) => void printOnPress(element)
  },
  RememberViewed: async () => {
    const { rememberViewed } = await import('../storage/rememberViewed')
    return (_element, data, host) => void rememberViewed(host, data.car as ViewedCar)
  },
  RevealOnScroll: async () => {
    const { tendBar } = await import('../pages/car/tendBar')
    return (element, data) => void tendBar(element, Number(data.after))
  },
  RowArrows: async () => {
    const { tendRow } = await import('../ui/tendRow')
    return (element) => void tendRow(element)
  },
  Tabs: async () => {
    const { tendTabs } = await import('../pages/car/tendTabs')
    return (element) => void tendTabs(element)
  },
  TimeLeft: async () => {
    const { countTimeLeft } = await import('../pages/checkout/countTimeLeft')
    return (element, data) => void countTimeLeft(element, String(data.until))
  },
  Tooltip: async () => {
    const { tendTooltip } = await import('../ui/tendTooltip')
    return (element) => void tendTooltip(element)
  },
  TrackHeld: async () => {
    const { trackHeld } = await import('../pages/checkout/trackHeld')
    return (_element, data, host) => trackHeld(host, data as unknown as HeldCar)
  },
  ViewedPlace: async () => {
    const { showViewed } = await import('../pages/car/viewed/showViewed')
    return (element, data, host) => void showViewed(element, String(data.carSlug), host)
  },
}
