import { ascItem } from '../ascEvent'
import type { EventType } from '../SiteEvent'

/** Kinds of clicks with their event of the Automotive Standards Council. */
const kinds = {
  menu: 'asc_menu_interaction',
  cta: 'asc_cta_interaction',
  media: 'asc_media_interaction',
  offer: 'asc_special_offer',
} as const

export type PressKind = keyof typeof kinds

/** Click on a menu link, a car's button, a picture or video, or an offer (ANL-01). Its label is the site's own text. */
export const press = {
  legacyIds: [],
  asc({ params: { kind = '', text = '', type = '', result = '', link = '' } = {} }, { car }) {
    const name = Object.hasOwn(kinds, kind) ? kinds[kind as PressKind] : null
    if (name === null) return []
    const pressed = { element_type: type, element_text: text, link_url: link }
    const item = car && kind !== 'menu' ? ascItem(car) : {}
    return [{ name, params: { event_action: 'click', event_action_result: result, ...pressed, ...item } as { [of: string]: string } }]
  },
} as const satisfies EventType
