import { JSDOM } from 'jsdom'
import { populateGlobal } from 'vitest/runtime'

/**
 * Puts a browser around what is imported from now on. Until then there is none, so that a server rendering before it runs
 * as it does on a server, and code that asks whether there is a window answers truly on both sides.
 */
export const openBrowser = (): Document => {
  const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://demo.localhost/', pretendToBeVisual: true })
  // jsdom lays nothing out, so that it has no screen to ask about.
  window.matchMedia = (media) => Object.assign(new window.EventTarget(), { media, matches: false }) as MediaQueryList
  // Nor does it open dialogs over a page: here they are open, and no more.
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  populateGlobal(globalThis, window, { bindFunctions: true })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  return window.document
}
