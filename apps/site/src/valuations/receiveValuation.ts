import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import { valuesOnline } from '@forecourt/rules/valuations/isValuedOnline'
import {
  maxPhotosFormBytes,
  newValuationPage,
  type ValuationPage,
  valuationActions,
  valuationProblems,
} from '@forecourt/rules/valuations/ValuationPage'
import { accountCookie, valuedCookie } from '../accounts/accountCookies'
import { accountLimits } from '../accounts/accountLimits'
import { purchaseHref } from '../accounts/findJourney'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { signedInShopper } from '../accounts/signedInShopper'
import { allowedByAll } from '../http/allowedByAll'
import { jsonResponse, redirectAfterPost } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { escaped, messageHtml, messagePolicy } from '../http/messageHtml'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { answerCondition, confirmVehicle, describeVehicle, endPhotos, findVehicle, receivePhotos, restart } from './answerActions'
import { enterCode, sendCodeAgain, sendContact, skipCode } from './contactActions'
import { accept, bookAppraisal, renew, save } from './offerActions'
import { readSubmittedFields } from './readSubmittedFields'
import { spoolContact } from './spoolContact'
import type { ValuationOutcome, ValuationRequest } from './ValuationRequest'
import { shownValuation, valuationOfRequest } from './valuationOfRequest'

/** Actions of a valuation (API-08): each redirects to the next page, or returns it as JSON. */
const actions: { readonly [action: string]: (request: ValuationRequest) => Promise<ValuationOutcome> } = {
  vehicle: findVehicle,
  confirm: confirmVehicle,
  describe: describeVehicle,
  condition: answerCondition,
  photos: receivePhotos,
  'photos-done': endPhotos,
  contact: sendContact,
  code: enterCode,
  'code-again': sendCodeAgain,
  'code-skip': skipCode,
  accept,
  appraisal: bookAppraisal,
  save,
  renew,
  restart,
}

/** Maximum bytes of a form without photos. */
const maxFormBytes = 32 * 1024

/** Data of the next page, for scripts. */
async function pageAfter(request: ValuationRequest, outcome: ValuationOutcome): Promise<ValuationPage> {
  const { live, cookies, now, fields } = request
  const id = outcome.id === undefined ? (request.valuation?.id ?? null) : outcome.id
  const [stored, shopper] = await Promise.all([
    id === null ? null : readValuation(database(), live.published, id, now),
    signedInShopper(live, cookies).catch(() => null),
  ])
  const car = stored?.car ?? (fields.car ? { id: '', slug: fields.car, name: '' } : null)
  return {
    ...newValuationPage,
    valuation: stored && shownValuation(live, stored, now),
    requested: outcome.requested ?? null,
    problem: outcome.problem ?? null,
    faults: outcome.faults ?? {},
    entered: outcome.entered ?? {},
    done: outcome.done ?? null,
    car,
    journeyHref: await purchaseHref(live, car, cookies),
    signedIn: shopper !== null,
  }
}

/** Address of the next page, without scripts. */
function addressAfter({ fields, valuation }: ValuationRequest, outcome: ValuationOutcome): string {
  const query = new URLSearchParams()
  const { requested, problem, done, faults = {} } = outcome
  if (requested) query.set('step', requested)
  if (problem) query.set('problem', problem)
  if (done) query.set('done', done)
  for (const field of Object.keys(faults)) query.append('fault', field)
  if (fields.car && !valuation) query.set('car_id', fields.car)
  const text = query.toString()
  return `/cars/trade-in${text ? `?${text}` : ''}`
}

/** Response to a spooled contact: without scripts a plain page, as no other can be rendered. */
function spooledResponse({ done, problem, faults = {}, entered = {} }: ValuationOutcome, wantsJson: boolean): Response {
  if (wantsJson)
    return jsonResponse({
      page: { ...newValuationPage, done: done ?? null, problem: problem ?? null, faults, entered } satisfies ValuationPage,
    })
  const [heading, text] =
    done === 'spooled'
      ? [valuationActions.spooled, 'We can’t look up vehicles right now, so there’s no figure yet. We’ll email you as soon as we can.']
      : ['Please go back and check the form.', escaped(problem ? valuationProblems[problem] : Object.values(faults).join(' '))]
  return new Response(messageHtml(heading, text), {
    status: done === 'spooled' ? 200 : 400,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': messagePolicy },
  })
}

/** Handles a valuation step posted from the site itself (TRD-01, API-08). */
export async function receiveValuation(request: Request, live: LiveSite, action: string): Promise<Response> {
  const handle = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!valuesOnline.holds(live.published) || !handle) return jsonResponse({ message: 'There’s nothing at this address.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This form wasn’t sent from this site.' }, 403)
  const wantsJson = (request.headers.get('accept') ?? '').includes('application/json')
  const sent = await readSubmittedFields(request, action === 'photos' ? maxPhotosFormBytes : maxFormBytes)
  if (sent === 'tooLarge')
    return wantsJson
      ? jsonResponse({ page: { ...newValuationPage, faults: { photos: 'That’s too much to upload at once. Try fewer photos.' } } }, 413)
      : redirectAfterPost('/cars/trade-in?step=photos&fault=photos')
  if (sent === null) return jsonResponse({ message: 'We couldn’t read this form.' }, 400)
  const cookies = request.headers.get('cookie')
  const now = new Date().toISOString()
  const network = networkOfRequest(request)
  try {
    const valuation = await valuationOfRequest(live, { token: sent.fields.valuation || null, cookies, now })
    const requested: ValuationRequest = {
      live,
      ...sent,
      valuation,
      cookies,
      network,
      userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
      now,
    }
    const limit = await allowedByAll([() => accountLimits.valuationStepsPerNetwork().take(network)])
    const outcome = limit.allowed ? await handle(requested) : ({ problem: 'wait', entered: sent.fields } as const)
    const id = outcome.id === undefined ? valuation?.id : outcome.id
    const page = wantsJson || id ? await pageAfter(requested, outcome) : newValuationPage
    const valuationCookies =
      id === null
        ? [accountCookie('valuation', null), valuedCookie(false)]
        : page.valuation
          ? [accountCookie('valuation', page.valuation.token), valuedCookie(page.valuation.sent)]
          : []
    const setCookies = [...valuationCookies, ...(outcome.cookies ?? [])]
    if (!wantsJson) return redirectAfterPost(outcome.to ?? addressAfter(requested, outcome), setCookies)
    const response = jsonResponse({ page })
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
    return response
  } catch (error) {
    console.error(error)
    const userAgent = request.headers.get('user-agent')?.slice(0, 400) ?? null
    const spooled =
      action === 'contact' && isDatabaseAway(error)
        ? await spoolContact({ live, fields: sent.fields, cookies, network, userAgent, now }).catch((failure: unknown) => {
            console.error(failure)
            return null
          })
        : null
    if (spooled) return spooledResponse(spooled, wantsJson)
    const page: ValuationPage = { ...newValuationPage, problem: 'away', entered: sent.fields }
    return wantsJson ? jsonResponse({ message: 'Not now', page: null }, 503) : redirectAfterPost(`/cars/trade-in?problem=${page.problem}`)
  }
}
