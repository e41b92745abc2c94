import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { markSent } from '@forecourt/data/valuations/markSent'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import { saveForLater } from '@forecourt/data/valuations/shopperDeeds'
import { storeFigure } from '@forecourt/data/valuations/storeFigure'
import { textsCode } from '@forecourt/rules/valuations/textsCode'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { SpooledEntry } from '../leads/SpooledEntry'
import { storeValuationFigure } from './storeValuationFigure'
import { valuationText } from './valuationText'

/**
 * Stores whom to answer about a valuation, once the database is back: a lead, once, and the figure, which the shopper is mailed as
 * nobody waits for it any more. Nobody was texted a code meanwhile: where one is asked for, the dealership calls.
 */
export async function replayContact(
  db: Database,
  site: RenderedSite,
  { valuationId, lead, userAgent, now }: Extract<SpooledEntry, { kind: 'valuation' }>,
): Promise<void> {
  const stored = await readValuation(db, site, valuationId, now)
  const idempotencyKey = `valuation:${valuationId}`
  // Sent all the same, just before the database went; or forgotten: whoever asked can still be called.
  if (stored?.sent) return
  if (!stored) {
    await createLead(db, site, lead, { idempotencyKey, userAgent, now })
    return
  }
  const { vehicle, km, car } = stored
  const whole = {
    ...lead,
    vehicleDescription: vehicleName(vehicle),
    rego: vehicle.plate,
    regoState: vehicle.state,
    kms: km,
    valuationSummary: valuationText(stored),
    carId: car?.id ?? null,
    carSlug: car?.slug ?? null,
  }
  const { leadId } = await createLead(db, site, whole, { idempotencyKey, userAgent, now })
  if (!(await markSent(db, site, { id: valuationId, leadId, codeTo: null, now }))) return
  if (lead.suspicious || textsCode(site.config)) await storeFigure(db, site, valuationId, { reason: 'unproved' }, now)
  else await storeValuationFigure(db, site, stored, now)
  await saveForLater(db, site, valuationId, { shopperId: null, now })
}
