import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageDataOf } from '@forecourt/rules/pages/PageRules'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import type { Database } from '../../createDatabase'
import type { RenderedSite } from '../../sites/RenderedSite'
import { carBySlug } from '../../stock/reading/carBySlug'
import type { PageLoader } from '../PageLoader'

/** The sign-in of a new visitor. */
export const newSignIn: SignIn = {
  type: 'my-garage',
  redirect: '/my-garage',
  back: '/',
  step: 'contact',
  sentTo: '',
  problem: null,
  retrySeconds: null,
  addedMethod: null,
}

type Wanted = PageDataOf<'signIn'>['wanted']

/** The checkout at a return address. */
const wantedCheckout = async (db: Database, site: RenderedSite, names: RouteNames, redirect: string): Promise<Wanted> => {
  const { pathname, searchParams } = new URL(redirect, 'https://own.invalid')
  const match = matchRoute(site.config, names, pathname)
  if (match.kind !== 'page' || match.route.page !== 'checkout') return null
  const slug = match.route.slug ?? searchParams.get('car_id')
  const car = slug ? await carBySlug(db, site, slug) : null
  return car && !car.reserved && isInStock(car) ? { kind: match.route.kind, car } : null
}

/** The state of the sign-in, the first step without a shopper; and the checkout that requires it. */
export const signIn: PageLoader<'signIn'> = {
  load: async (db, site, _route, data, { own }) => {
    const signIn = own?.signIn ?? newSignIn
    return { page: 'signIn', site: data, signIn, wanted: await wantedCheckout(db, site, data.names, signIn.redirect) }
  },
}
