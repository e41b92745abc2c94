import type { WordedEvent } from './AnEvent'
import { ascPageType } from './ascPageTypes'
import { ascText } from './ascText'
import type { MeasuredPage } from './SiteEvent'

/** Who sends them: each supplier of a page sends what it owns alone. */
const owner = 'forecourt'

/** An event with the parameters that all of them have (ANL-01); addresses keep their case. */
export const ascEvent = ({ name, params }: WordedEvent, { page, address }: MeasuredPage): WordedEvent => ({
  name,
  params: { event_owner: owner, page_type: ascPageType(page), page_location: address, ...ascText(params) },
})
