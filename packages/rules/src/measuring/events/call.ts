import { ascItem } from '../ascEvent'
import type { EventType } from '../SiteEvent'

/** Reveal of, or call to, the phone number of a car's dealer (VDP-17). */
export const call = {
  legacyIds: [],
  asc: (_event, { car }) => [
    { name: 'asc_click_to_call', params: { department: 'sales', comm_type: 'phone', comm_status: 'start', ...(car && ascItem(car)) } },
  ],
  meta: () => [{ name: 'Contact', params: {} }],
  counted: 'call',
} as const satisfies EventType
