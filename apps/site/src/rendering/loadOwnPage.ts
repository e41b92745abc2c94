import { loadPage, type PageQuestion } from '@forecourt/data/pages/loadPage'
import { codeSentTo } from '@forecourt/data/shoppers/codeSentTo'
import { loadGarage } from '@forecourt/data/shoppers/loadGarage'
import { type Garage, type GarageDeed, garageDeeds } from '@forecourt/rules/accounts/Garage'
import { secondWay } from '@forecourt/rules/accounts/secondWay'
import type { Unsubscribing } from '@forecourt/rules/accounts/Unsubscribing'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import type { Route } from '@forecourt/rules/routing/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { valuationToken } from '@forecourt/services/valuations/valuationToken'
import { cookieIn, hashToken } from '../accounts/accountCookies'
import { searchToSave } from '../accounts/searchToSave'
import { signedInShopper } from '../accounts/signedInShopper'
import { asksToAdd, toSignIn } from '../accounts/toSignIn'
import { bookingAddress } from '../bookings/bookingAddress'
import { openBooking } from '../bookings/openBooking'
import { garageReservations } from '../checkout/garageReservations'
import { loadCheckout } from '../checkout/loadCheckout'
import { env } from '../env'
import { isPrivate, type PrivatePage } from '../routing/decide'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteOrigin } from '../sites/siteOrigin'
import { siteRegistry } from '../sites/siteRegistry'
import { tradeInPage } from '../valuations/tradeInPage'
import type { SitePage } from './loadSitePage'

interface OwnPageRequest {
  readonly live: LiveSite
  readonly site: SiteData
  readonly route: Route
  readonly said: URLSearchParams
  readonly cookies: string | null
}

const states: readonly string[] = ['stopped', 'old', 'address', 'wait'] satisfies Unsubscribing['state'][]

/** What of a page is the shopper's own; null where there is nobody whose it could be. */
const loaders: { readonly [Page in PrivatePage]: (asked: OwnPageRequest) => Promise<PageQuestion['own'] | null> } = {
  async signIn({ live, said, cookies }) {
    const shopper = await signedInShopper(live, cookies).catch(() => null)
    const browser = said.get('step') === 'code' ? cookieIn(cookies, 'code') : null
    const sentTo =
      browser === null ? null : await codeSentTo(database(), live.published.organisationId, hashToken(browser)).catch(() => null)
    const adds = shopper && asksToAdd(said) ? secondWay(shopper, live.published.config) : null
    const step = shopper && adds === null ? 'phone' : sentTo ? 'code' : 'contact'
    return { signIn: toSignIn(said, { step, sentTo: sentTo ?? '', adds }) }
  },
  async garage({ live, site, said, cookies }) {
    const { published } = live
    const shopper = await signedInShopper(live, cookies)
    if (!shopper) return null
    const done = said.get('done')
    const now = new Date().toISOString()
    const loaded = await loadGarage(database(), published, shopper, now)
    const garage: Garage = {
      ...loaded,
      bookings: loaded.bookings.map((booking) => ({
        ...booking,
        href: bookingAddress(env().INTERNAL_SECRET, { organisationId: published.organisationId, bookingId: booking.id }),
      })),
      reservations: await garageReservations(live, shopper),
      vehicles: loaded.vehicles.map((vehicle) => ({
        ...vehicle,
        token: valuationToken(env().INTERNAL_SECRET, { organisationId: published.organisationId, valuationId: vehicle.id }, now),
      })),
      offered: searchToSave(said.get('search'), { config: published.config, site }),
      done: done !== null && Object.hasOwn(garageDeeds, done) ? (done as GarageDeed) : null,
    }
    return { garage }
  },
  async checkout({ live, route, said, cookies }) {
    const checkout =
      route.page === 'checkout' ? await loadCheckout({ live, route, said, cookies, now: new Date().toISOString() }) : undefined
    return checkout === undefined ? null : { checkout }
  },
  async booking({ live, said }) {
    return { booking: await openBooking(live, said, new Date().toISOString()) }
  },
  // What is worked out there is of the query alone.
  personalisedFinance: async () => ({}),
  async tradeIn({ live, said, cookies }) {
    return { tradeIn: await tradeInPage(live, said, cookies) }
  },
  async unsubscribe({ said }) {
    const state = said.get('state') ?? ''
    return {
      unsubscribing: {
        token: (said.get('token') ?? '').slice(0, 200),
        state: states.includes(state) ? (state as Unsubscribing['state']) : 'asked',
      },
    }
  },
}

/** Loads a page of one shopper, with what is theirs by the cookies of their request. */
export async function loadOwnPage(siteId: string, path: string, query: string, cookies: string | null): Promise<SitePage | null> {
  const live = await siteRegistry().byId(siteId)
  if (!live) return null
  const { published } = live
  const { config } = published
  const now = new Date().toISOString()
  const request = { now, origin: siteOrigin(published, env().SITE_ORIGIN_TEMPLATE), mode: 'live' } as const
  const site = await live.siteData()
  const match = matchRoute(config, site.names, path)
  const nothing = { found: false, live, config, site, request } as const
  if (match.kind !== 'page') return nothing
  const { route } = match
  if (!isPrivate(route)) return nothing
  const own = await loaders[route.page]({ live, site, route, said: new URLSearchParams(query), cookies })
  const data = own && (await loadPage(database(), published, route, { now, siteData: site, query: new URLSearchParams(query), own }))
  return data ? { found: true, live, route, config, data, request } : nothing
}
