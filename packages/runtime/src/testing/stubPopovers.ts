import { vi } from 'vitest'

/** Stubs popovers and media queries, which jsdom lacks: popovers are open as given, and all queries match on a wide screen. */
export const stubPopovers = ({ isOpen = () => false, isWide = () => true }: { isOpen?: () => boolean; isWide?: () => boolean } = {}) => {
  HTMLElement.prototype.hidePopover = () => {}
  HTMLElement.prototype.showPopover = () => {}
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isWide(), media, addEventListener() {}, removeEventListener() {} }))
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function has(this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen() : matches.call(this, selector)
  })
}
