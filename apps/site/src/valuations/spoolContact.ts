import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { parseValuationToken } from '@forecourt/services/valuations/valuationToken'
import { parseCookie } from '../accounts/accountCookies'
import { env } from '../env'
import { leadLimiter } from '../leads/leadLimiter'
import { leadSpool } from '../leads/leadSpool'
import type { ValuationOutcome, ValuationRequest } from './ValuationRequest'

const ticks: ReadonlySet<string> = new Set(leadAnswers.filter(({ kind }) => kind === 'tick').map(({ id }) => id))

/** The last step as lead input, with checkboxes as booleans. */
export const sentContact = (fields: ValuationRequest['fields']): { readonly [field: string]: unknown } => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      ticks.has(name.replace(/Preticked$/, '')) ? value === 'true' || value === 'on' : value,
    ]),
  ),
  form: 'tradeIn',
  url: '/cars/trade-in',
  // The fill time can't be measured over several steps.
  elapsedMs: null,
})

/** Placeholder of the vehicle while the database is unavailable; replaced when the contact is stored. */
export const valuedVehiclePlaceholder = 'Valued online'

/** Spools a valuation contact while the database is unavailable, after validation. Null if the valuation is unknown. */
export async function spoolContact({
  live,
  fields,
  cookies,
  network,
  userAgent,
  now,
}: Omit<ValuationRequest, 'valuation' | 'files'>): Promise<ValuationOutcome | null> {
  const { organisationId, siteId, config } = live.published
  const valuationId = parseValuationToken(env().INTERNAL_SECRET, organisationId, fields.valuation || parseCookie(cookies, 'valuation'), now)
  if (valuationId === null) return null
  const limit = await leadLimiter(siteId).take(network)
  if (!limit.allowed) return { problem: 'wait', entered: fields }
  const input = {
    ...sentContact(fields),
    carSlug: undefined,
    vehicleDescription: valuedVehiclePlaceholder,
    rego: '',
    regoState: '',
    kms: '',
  }
  const checked = validateLead(input, { config, site: await live.siteData(), car: null, now })
  if (!checked.ok) return { faults: checked.fields, entered: fields, requested: 'contact' }
  await leadSpool().put(`valuation ${siteId} ${valuationId}`, {
    kind: 'valuation',
    siteId,
    valuationId,
    userAgent,
    now,
    lead: checked.lead,
  })
  return { done: 'spooled' }
}
