import { ascItem } from '../ascEvent'
import type { AnEvent } from '../SiteEvent'

/** What of a page can be pressed that others are told of, as the Automotive Standards Council divides it. */
const kinds = {
  menu: 'asc_menu_interaction',
  cta: 'asc_cta_interaction',
  media: 'asc_media_interaction',
  offer: 'asc_special_offer',
} as const

export type PressKind = keyof typeof kinds

/** Somebody presses a link of a menu, a button of a car, a picture or a video, or an offer (ANL-01): what stands on it is the site's own. */
export const press = {
  ids: [],
  asc({ params: { kind = '', text = '', type = '', result = '', link = '' } = {} }, { car }) {
    const name = Object.hasOwn(kinds, kind) ? kinds[kind as PressKind] : null
    if (name === null) return []
    const pressed = { element_type: type, element_text: text, link_url: link }
    const item = car && kind !== 'menu' ? ascItem(car) : {}
    return [{ name, params: { event_action: 'click', event_action_result: result, ...pressed, ...item } as { [of: string]: string } }]
  },
} as const satisfies AnEvent
