import { crisp } from './services/crisp'
import { ga4 } from './services/ga4'
import { intercom } from './services/intercom'
import { livechat } from './services/livechat'
import { meta } from './services/meta'
import type { TagService } from './TagService'

/** The services of others that a site can have: those who are told of events, and chat windows (ANL-01, VDP-13). */
export const tagServices = { ga4, meta, crisp, intercom, livechat } as const satisfies { readonly [id: string]: TagService }

export type TagServiceId = keyof typeof tagServices
