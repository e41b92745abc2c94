import { createLead } from '@forecourt/data/leads/createLead'
import { countSignInTry } from '@forecourt/data/shoppers/requestSignInCode'
import { endCodeStep, markSent } from '@forecourt/data/valuations/markSent'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { storeFigure } from '@forecourt/data/valuations/storeFigure'
import { parseSignInCode, signInContact } from '@forecourt/rules/accounts/SignIn'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { requiresSmsCode } from '@forecourt/rules/valuations/isValuedOnline'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { currentStep } from '@forecourt/rules/valuations/valuationSteps'
import { isSignInCode } from '@forecourt/services/shoppers/signInCode'
import { accountCookie, hashToken, parseCookie } from '../accounts/accountCookies'
import { accountLimits } from '../accounts/accountLimits'
import { type CodeSent, sendSignInCode } from '../accounts/sendSignInCode'
import { findCar } from '../cars/findCar'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { leadLimiter } from '../leads/leadLimiter'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { computeAndStoreFigure, valuationText } from './replayContact'
import { sentContact } from './spoolContact'
import { parseFaults, type ValuationOutcome, type ValuationRequest } from './ValuationRequest'
import { shownValuation } from './valuationOfRequest'

/** Sends a code to a mobile for this browser only; null if that is impossible or rate-limited. */
async function sendCode(request: ValuationRequest, phone: string): Promise<Exclude<CodeSent, { state: 'wait' }> | null> {
  const contact = signInContact(phone, request.live.published.config)
  const sent = contact?.channel === 'sms' ? await sendSignInCode(request, contact) : null
  return sent?.state === 'wait' ? null : sent
}

/**
 * Submits the contact: creates the lead once, then values the vehicle (TRD-01, ENT-29). If the site requires it, the mobile is verified
 * before the figure is shown; the dealership has the lead either way.
 */
export async function sendContact(request: ValuationRequest): Promise<ValuationOutcome> {
  const { live, fields, valuation, network, userAgent, now } = request
  const { published, siteData } = live
  const { config } = published
  if (!valuation) return { problem: 'linkExpired' }
  if (valuation.sent) return {}
  const step = currentStep({ config, valuation: shownValuation(live, valuation, now) })
  if (step !== 'contact') return { requested: step }
  const limit = await leadLimiter(published.siteId).take(network)
  if (!limit.allowed) return { problem: 'wait', entered: fields }
  const { vehicle, km, car: wanted } = valuation
  const car = wanted ? await findCar(live, wanted.slug).catch(() => null) : null
  const context = { config, site: await siteData(), car, now }
  const input = {
    ...sentContact(fields),
    carSlug: car?.slug,
    vehicleDescription: vehicleName(vehicle),
    rego: vehicle.plate ?? '',
    regoState: vehicle.state ?? '',
    kms: km === null ? '' : String(km),
  }
  const checked = validateLead(input, { ...context, valuation: valuationText(valuation) })
  if (!checked.ok) {
    // Errors of an earlier step can't be corrected here.
    const faults = Object.keys(checked.fields).length > 0 ? checked.fields : { name: checked.message }
    return { faults, entered: fields, requested: 'contact' }
  }
  const { lead } = checked
  const asksCode = requiresSmsCode(config) && !lead.suspicious
  const code = asksCode ? await sendCode(request, lead.phone) : null
  const { leadId } = await createLead(database(), published, lead, { idempotencyKey: `valuation:${valuation.id}`, userAgent, now })
  await markSent(database(), published, { id: valuation.id, leadId, pendingCodeTo: code ? lead.phone : null, now })
  if (code) return { cookies: code.state === 'sent' ? code.cookies : [] }
  if (asksCode || lead.suspicious) {
    await storeFigure(database(), published, valuation.id, { reason: 'unproved' }, now)
    return {}
  }
  await computeAndStoreFigure(database(), live.published, valuation, now)
  return {}
}

/** Verifies the mobile by code; the attempt is counted before the code is checked. */
export async function enterCode({ live, fields, valuation, cookies, network, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation?.pendingCodeTo) return valuation ? {} : { problem: 'linkExpired' }
  const browser = parseCookie(cookies, 'code')
  const limit = await allowedByAll([() => accountLimits.codeAttemptsPerNetwork().take(network)])
  if (!limit.allowed) return { problem: 'wait' }
  const entered = parseSignInCode(fields.code ?? '')
  if (entered === null && browser !== null) return { faults: parseFaults(['code']) }
  const code = browser && (await countSignInTry(database(), live.published.organisationId, { browserHash: hashToken(browser), now }))
  if (!code || code.sentTo !== valuation.pendingCodeTo) return { problem: 'spent' }
  if (!isSignInCode(env().INTERNAL_SECRET, code.id, entered ?? '')) return { faults: parseFaults(['code']) }
  await endCodeStep(database(), live.published, valuation.id, now)
  await computeAndStoreFigure(database(), live.published, valuation, now)
  return { cookies: [accountCookie('code', null)] }
}

export async function sendCodeAgain(request: ValuationRequest): Promise<ValuationOutcome> {
  const { valuation } = request
  if (!valuation?.pendingCodeTo) return valuation ? {} : { problem: 'linkExpired' }
  const code = await sendCode(request, valuation.pendingCodeTo)
  if (!code) return { problem: 'wait' }
  return code.state === 'sent' ? { cookies: code.cookies } : { problem: 'soon' }
}

/** Skips verification: the dealership calls. */
export async function skipCode({ live, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation?.pendingCodeTo) return valuation ? {} : { problem: 'linkExpired' }
  await storeFigure(database(), live.published, valuation.id, { reason: 'unproved' }, now)
  await endCodeStep(database(), live.published, valuation.id, now)
  return {}
}

/** Values the vehicle of a valuation that has no figure yet, such as a renewed one. */
export async function valueIfPending(live: LiveSite, id: string, now: string): Promise<StoredValuation | null> {
  const fresh = await readValuation(database(), live.published, id, now)
  if (fresh?.state === 'asked') await computeAndStoreFigure(database(), live.published, fresh, now)
  return fresh
}
