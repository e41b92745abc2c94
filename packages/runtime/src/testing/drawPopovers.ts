import { vi } from 'vitest'

/** Stubs what jsdom lacks: popovers, open as the test says, and media queries, which all match on a wide screen. */
export const drawPopovers = ({ isOpen = () => false, isWide = () => true }: { isOpen?: () => boolean; isWide?: () => boolean } = {}) => {
  HTMLElement.prototype.hidePopover = () => {}
  HTMLElement.prototype.showPopover = () => {}
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isWide(), media, addEventListener() {}, removeEventListener() {} }))
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function has(this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen() : matches.call(this, selector)
  })
}
