import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Need, Part } from '../parts/Part'
import { valuesOnline } from '../valuations/isValuedOnline'
import { offersAlerts } from './alerts/sendsAlerts'
import type { Garage } from './Garage'
import { comparesCars, savesCars, showsViewed } from './saved-cars/savedCarNeeds'

export interface GarageContext {
  readonly config: Pick<ResolvedConfig, 'auth' | 'garage' | 'favourites' | 'valuation'>
  readonly garage: Pick<Garage, 'viewed' | 'compared' | 'email' | 'reservations' | 'bookings'>
}

const hasSome = (what: string, list: (garage: GarageContext['garage']) => readonly unknown[]): Need<GarageContext> => ({
  holds: ({ garage }) => list(garage).length > 0,
  title: 'Something to show',
  yes: `There are ${what}.`,
  no: `There are no ${what}.`,
})

/** Sections of the garage page in order, each with the needs it depends on (RTE-22). */
export const garageParts = {
  reservations: {
    id: 'garage-reservations',
    title: 'Your reservations',
    requirement: 'CHK-02',
    elementSetting: null,
    needs: [hasSome('reservations', ({ reservations }) => reservations)],
  },
  bookings: {
    id: 'garage-bookings',
    title: 'Your bookings',
    requirement: 'ENQ-24',
    elementSetting: null,
    needs: [hasSome('bookings', ({ bookings }) => bookings)],
  },
  watched: { id: 'garage-watched', title: 'Cars you’re watching', requirement: 'FAV-06', elementSetting: null, needs: [savesCars] },
  searches: { id: 'garage-searches', title: 'Saved searches', requirement: 'RTE-22', elementSetting: null, needs: [] },
  enquiries: { id: 'garage-enquiries', title: 'Your enquiries', requirement: 'RTE-22', elementSetting: null, needs: [] },
  vehicles: {
    id: 'garage-vehicles',
    title: 'Your vehicles',
    requirement: 'ENT-21',
    elementSetting: null,
    needs: [valuesOnline],
  },
  compared: {
    id: 'garage-compared',
    title: 'Compared cars',
    requirement: 'FAV-02',
    elementSetting: null,
    needs: [comparesCars, hasSome('compared cars', ({ compared }) => compared)],
  },
  viewed: {
    id: 'garage-viewed',
    title: 'Recently viewed',
    requirement: 'FAV-05',
    elementSetting: null,
    needs: [showsViewed, hasSome('cars looked at', ({ viewed }) => viewed)],
  },
  alerts: {
    id: 'garage-alerts',
    title: 'Emails about cars',
    requirement: 'FAV-06',
    elementSetting: '/garage/alerts',
    needs: [
      offersAlerts,
      {
        holds: ({ garage }) => garage.email !== null,
        title: 'An email address',
        yes: 'There is an address to write to.',
        no: 'The account has no email address.',
      },
    ],
  },
  account: { id: 'garage-account', title: 'Your account', requirement: 'AUTH-02', elementSetting: null, needs: [] },
} as const satisfies { readonly [name: string]: Part<GarageContext> }
