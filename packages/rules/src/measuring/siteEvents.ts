import { calculator } from './events/calculator'
import { call } from './events/call'
import { form } from './events/form'
import { lead } from './events/lead'
import { press } from './events/press'
import { search } from './events/search'
import { view } from './events/view'
import type { EventType } from './SiteEvent'

/** All analytics events (ANL-01 to ANL-03). */
export const siteEvents = { view, search, form, call, calculator, press, lead } as const satisfies { readonly [name: string]: EventType }

export type SiteEventName = keyof typeof siteEvents

/** Finds an event type by name; null if unknown. */
export const findEvent = (name: string): EventType | null => (Object.hasOwn(siteEvents, name) ? siteEvents[name as SiteEventName] : null)
