import type { PressKind } from '@forecourt/rules/measuring/events/press'
import { impersonal } from '@forecourt/rules/measuring/impersonal'
import { measuredAddress } from './measuredAddress'

interface Pressed {
  readonly kind: PressKind
  readonly type: string
}

/** What is told of a press, by where it was: the first that fits. Calls and forms are told of by events of their own. */
const pressed: readonly (Pressed & { readonly within: string })[] = [
  { within: 'a[href^="tel:"], form', kind: 'menu', type: '' },
  { within: '[data-setting*="/buttons/"]', kind: 'cta', type: 'button' },
  { within: '[data-part="Gallery"] button', kind: 'media', type: 'image' },
  { within: '[data-part="VideoLink"] :is(a, button)', kind: 'media', type: 'video' },
  { within: 'a[href^="/offers/"]', kind: 'offer', type: 'offer' },
  { within: 'header :is(a, button)', kind: 'menu', type: 'header' },
  { within: 'footer a', kind: 'menu', type: 'footer' },
]

/** Tells of what is pressed on a page, by what the site wrote on it and where it leads: nothing of who presses (ANL-01). */
export const watchPresses = (page: string, tell: (params: { readonly [name: string]: string }) => void): void => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element ? target : null
      const found = pressed.find(({ within }) => element?.closest(within))
      const on = found && element?.closest(found.within)
      if (!found || !on || found.type === '') return
      const link = on instanceof HTMLAnchorElement && on.protocol.startsWith('http') ? on : null
      tell({
        kind: found.kind,
        type: found.type,
        text: impersonal((on.getAttribute('aria-label') ?? on.textContent ?? '').replace(/\s+/g, ' ').trim()),
        result: link && !link.dataset.enquiry ? 'redirect' : 'open',
        ...(link && { link: measuredAddress(link.href, page) }),
      })
    },
    { capture: true, passive: true },
  )
}
