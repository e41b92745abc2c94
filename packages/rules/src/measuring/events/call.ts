import { ascItem } from '../ascEvent'
import type { AnEvent } from '../SiteEvent'

/** Somebody asks for the number of a car's dealer, or calls it (VDP-17). */
export const call = {
  ids: [],
  asc: (_event, { car }) => [
    { name: 'asc_click_to_call', params: { department: 'sales', comm_type: 'phone', comm_status: 'start', ...(car && ascItem(car)) } },
  ],
  meta: () => [{ name: 'Contact', params: {} }],
  counted: 'call',
} as const satisfies AnEvent
