import type { garageParts } from '@forecourt/rules/accounts/garageParts'
import type { ReactNode } from 'react'
import { Account } from './sections/Account'
import { Alerts } from './sections/Alerts'
import { Bookings } from './sections/Bookings'
import { Compared } from './sections/Compared'
import { Enquiries } from './sections/Enquiries'
import type { GarageProps } from './sections/GarageProps'
import { Reservations } from './sections/Reservations'
import { Searches } from './sections/Searches'
import { Vehicles } from './sections/Vehicles'
import { Viewed } from './sections/Viewed'
import { Watched } from './sections/Watched'

/** How each part of the garage is drawn; a part without one does not compile. */
export const garageSections = {
  reservations: Reservations,
  bookings: Bookings,
  watched: Watched,
  searches: Searches,
  enquiries: Enquiries,
  vehicles: Vehicles,
  compared: Compared,
  viewed: Viewed,
  alerts: Alerts,
  account: Account,
} satisfies { readonly [Part in keyof typeof garageParts]: (props: GarageProps) => ReactNode }
