import type { RuntimeHost } from '../host/RuntimeHost'

/** Brings the HTML of a part to life. */
export type PlainPart = (element: HTMLElement, data: { readonly [name: string]: unknown }, host: RuntimeHost) => void

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
  MenuBar: async () => {
    const { wakeMenu } = await import('../chrome/wakeMenu')
    return (element, data) => void wakeMenu(element, data.openOn === 'hover' ? 'hover' : 'click')
  },
  RowArrows: async () => {
    const { tendRow } = await import('../ui/tendRow')
    return (element) => void tendRow(element)
  },
}
