import { JSDOM } from 'jsdom'
import { populateGlobal } from 'vitest/runtime'

/** Installs a jsdom window for later imports. Before it there is none, so that server code runs as on a server. */
export const openBrowser = (): Document => {
  const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://demo.localhost/', pretendToBeVisual: true })
  // jsdom has no layout, so media queries never match.
  window.matchMedia = (media) => Object.assign(new window.EventTarget(), { media, matches: false }) as MediaQueryList
  // jsdom lacks dialogs: here they only get the open attribute.
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
