import { eraseShopper } from '@forecourt/data/shoppers/eraseShopper'
import { endShopperSession, endShopperSessions } from '@forecourt/data/shoppers/openShopperSession'
import { claimReservation } from '@forecourt/data/shoppers/reservationsOfShopper'
import { chooseAlerts, deleteSavedSearch, saveShopperSearch } from '@forecourt/data/shoppers/savedSearches'
import { unwatchCar } from '@forecourt/data/shoppers/shopperCars'
import { alertChoice } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { GarageAction } from '@forecourt/rules/accounts/Garage'
import { redirectAfterPost } from '../http/HttpResponse'
import { database } from '../sites/database'
import type { OwnRequest } from './AccountRequest'
import { accountCookie, hashToken, markerCookie, parseCookie } from './accountCookies'
import { searchToSave } from './searchToSave'

const redirectToGarage = (done?: GarageAction, cookies: readonly string[] = []) =>
  redirectAfterPost(`/my-garage${done ? `?done=${done}` : ''}`, cookies)

const clearedCookies = () => [accountCookie('shopper', null), markerCookie(false)]

export async function signOut({ live, cookies }: OwnRequest): Promise<Response> {
  const token = parseCookie(cookies, 'shopper')
  if (token !== null) await endShopperSession(database(), live.published.organisationId, hashToken(token))
  return redirectAfterPost('/', clearedCookies())
}

export async function signOutEverywhere({ live, shopper }: OwnRequest): Promise<Response> {
  await endShopperSessions(database(), live.published.organisationId, shopper.id)
  return redirectAfterPost('/', clearedCookies())
}

export async function eraseAccount({ live, shopper, now }: OwnRequest): Promise<Response> {
  await eraseShopper(database(), live.published.organisationId, { shopperId: shopper.id, now })
  return redirectAfterPost('/', clearedCookies())
}

export async function removeFavourite({ live, shopper, form }: OwnRequest): Promise<Response> {
  await unwatchCar(database(), live.published.organisationId, { shopperId: shopper.id, car: form.get('car') ?? '' })
  return redirectToGarage('carRemoved')
}

export async function saveSearch({ live, shopper, form, now }: OwnRequest): Promise<Response> {
  const search = searchToSave(form.get('path'), { config: live.published.config, site: await live.siteData() })
  if (!search) return redirectToGarage()
  return redirectToGarage(
    (await saveShopperSearch(database(), live.published, { shopperId: shopper.id, ...search, now })) ? 'searchSaved' : undefined,
  )
}

export async function removeSearch({ live, shopper, form }: OwnRequest): Promise<Response> {
  await deleteSavedSearch(database(), live.published, { shopperId: shopper.id, id: form.get('id') ?? '' })
  return redirectToGarage('searchRemoved')
}

/** Confirms that the shopper made a reservation with the address they signed in with. */
export async function claimOwnReservation({ live, shopper, form, now }: OwnRequest): Promise<Response> {
  return redirectToGarage(
    (await claimReservation(database(), live.published, { shopper, id: form.get('id') ?? '', now })) ? 'reservationClaimed' : undefined,
  )
}

export async function saveAlerts({ live, shopper, form, now }: OwnRequest): Promise<Response> {
  const choice = alertChoice(form.get('choice'))
  if (!choice) return redirectToGarage()
  await chooseAlerts(database(), live.published.organisationId, { shopperId: shopper.id, choice, source: 'garage', now })
  return redirectToGarage('alertsSaved')
}
