import { readValuation } from '@forecourt/data/valuations/readValuation'
import { valuesOnline } from '@forecourt/rules/valuations/isValuedOnline'
import { accountLimits } from '../accounts/accountLimits'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { allowedByAll } from '../http/allowedByAll'
import { jsonResponse } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { answerCondition, confirmVehicle, describeVehicle, endPhotos, findVehicle } from './answerActions'
import { sendContact } from './contactActions'
import { fromOlderSite, saysYes } from './fromOlderSite'
import { accept } from './offerActions'
import { readSubmittedFields } from './readSubmittedFields'
import type { ValuationOutcome, ValuationRequest } from './ValuationRequest'

const maxBodyBytes = 32 * 1024

/**
 * Valuation endpoint for dealers' older websites (API-09): all steps in one request, stored as in API-08. The offer is calculated here,
 * whatever the sender claims.
 */
export async function receiveMiscellaneous(request: Request, live: LiveSite): Promise<Response> {
  const { valuation: settings } = live.published.config
  if (!valuesOnline.holds(live.published) || !settings.legacyPath)
    return jsonResponse({ success: false, message: 'There’s nothing at this address.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ success: false, message: 'This wasn’t sent from this site.' }, 403)
  const sent = await readSubmittedFields(request, maxBodyBytes)
  if (sent === 'tooLarge') return jsonResponse({ success: false, message: 'That’s too much text.' }, 413)
  if (sent?.fields.column_name !== 'valuation') return jsonResponse({ success: false, message: 'What’s it about?' }, 400)
  const fields = fromOlderSite(sent.fields)
  const network = networkOfRequest(request)
  const limit = await allowedByAll([() => accountLimits.valuationStepsPerNetwork().take(network)])
  if (!limit.allowed) return jsonResponse({ success: false, message: 'Please wait a while.' }, 429)
  const now = new Date().toISOString()
  try {
    let id: string | null = null
    const run = async (action: (request: ValuationRequest) => Promise<ValuationOutcome>): Promise<ValuationOutcome> => {
      const valuation = id === null ? null : await readValuation(database(), live.published, id, now)
      const userAgent = request.headers.get('user-agent')?.slice(0, 400) ?? null
      const outcome = await action({ live, fields, files: [], valuation, cookies: null, network, userAgent, now })
      if (outcome.id !== undefined) id = outcome.id
      return outcome
    }
    const steps = [findVehicle, fields.make ? describeVehicle : confirmVehicle, answerCondition, endPhotos, sendContact]
    for (const step of saysYes(fields.offerAccepted ?? fields.offer_accepted) ? [...steps, accept] : steps) {
      const { faults = {}, problem } = await run(step)
      if (problem === 'wait') return jsonResponse({ success: false, message: 'Please wait a while.' }, 429)
      if (problem || Object.keys(faults).length > 0)
        return jsonResponse({ success: false, message: 'Please fix the following errors:', fields: faults }, 400)
    }
    const stored = id === null ? null : await readValuation(database(), live.published, id, now)
    return jsonResponse({
      success: true,
      valuation_id: id,
      lead_id: stored?.leadId ?? null,
      offer_price: stored?.offerCents == null ? null : stored.offerCents / 100,
      low: stored?.lowCents == null ? null : stored.lowCents / 100,
      high: stored?.highCents == null ? null : stored.highCents / 100,
    })
  } catch (error) {
    console.error('Valuation not saved:', error)
    return jsonResponse({ success: false, message: 'We couldn’t save this right now. Please try again in a minute.' }, 503)
  }
}
