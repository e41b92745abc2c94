import { addDays, isCalendarDate } from '../../dates/calendarDate'
import { instantInZone } from '../../dates/instantInZone'
import type { Popup } from './Popup'

/** The instant after the last minute of a popup's last day, where the site is; undefined for one that never ends (CNT-05). ISO in UTC. */
export const popupEnd = ({ expiryDate }: Pick<Popup, 'expiryDate'>, timeZone: string): string | undefined =>
  isCalendarDate(expiryDate) ? instantInZone(addDays(expiryDate, 1), 0, timeZone).instant : undefined
