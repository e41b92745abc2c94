import {
  type ValuationDeed,
  type ValuationPage,
  type ValuationProblem,
  valuationDeeds,
  valuationProblems,
} from '@forecourt/rules/valuations/ValuationPage'
import { purchaseHref } from '../accounts/purchaseHref'
import { signedInShopper } from '../accounts/signedInShopper'
import { findCar } from '../cars/findCar'
import type { LiveSite } from '../sites/createSiteRegistry'
import { isFault, parseFaults } from './faults'
import { shownValuation, valuationOfRequest } from './valuationOfRequest'

/** The page of a valuation as its address, its cookie and what is stored say it (RTE-07). */
export async function tradeInPage(live: LiveSite, said: URLSearchParams, cookies: string | null): Promise<ValuationPage> {
  const now = new Date().toISOString()
  const token = said.get('valuation')
  const [stored, shopper] = await Promise.all([
    said.get('step') === 'vehicle' && token === null ? null : valuationOfRequest(live, { token, cookies, now }),
    signedInShopper(live, cookies).catch(() => null),
  ])
  const asked = said.get('car_id')
  const car = asked ? await findCar(live, asked.slice(0, 200)).catch(() => null) : null
  const [problem, done] = [said.get('problem'), said.get('done')]
  const shown = car ? { id: car.id, slug: car.slug, name: car.name } : (stored?.car ?? null)
  const isOld = token !== null && stored === null
  return {
    valuation: stored && shownValuation(live, stored, now),
    asked: said.get('step'),
    problem: isOld ? 'old' : problem !== null && Object.hasOwn(valuationProblems, problem) ? (problem as ValuationProblem) : null,
    faults: parseFaults(said.getAll('fault').filter(isFault)),
    typed: {},
    done: done !== null && Object.hasOwn(valuationDeeds, done) ? (done as ValuationDeed) : null,
    car: shown,
    journeyHref: await purchaseHref(live, shown, cookies),
    signedIn: shopper !== null,
  }
}
