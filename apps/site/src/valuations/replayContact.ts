import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { markSent } from '@forecourt/data/valuations/markSent'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { saveForLater } from '@forecourt/data/valuations/shopperActions'
import { storeFigure } from '@forecourt/data/valuations/storeFigure'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { requiresSmsCode } from '@forecourt/rules/valuations/isValuedOnline'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/parseCondition'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { consoleLog } from '@forecourt/services/logging/Log'
import { findFigure } from '@forecourt/services/valuations/findFigure'
import { sampleMarketValues } from '@forecourt/services/valuations/sampleMarketValues'
import type { SpooledEntry } from '../leads/leadSpool'

/** Calculates the offer, or why there is none; stored once (ERR-16: logged either way). */
export async function computeAndStoreFigure(db: Database, site: RenderedSite, valuation: StoredValuation, now: string): Promise<void> {
  try {
    const found = await findFigure({ db, site, valuation, values: sampleMarketValues, now, log: consoleLog })
    await storeFigure(db, site, valuation.id, found, now)
    console.info(`Valuation ${valuation.id} saved: ${'reason' in found ? `no figure, ${found.reason}` : 'with a figure'}`)
  } catch (error) {
    console.error(`Valuation ${valuation.id} not saved:`, error)
  }
}

/** Summary for the dealership's mail: condition and photos; the figure follows in the console. */
export const valuationText = ({ answers, photos, lowCents, highCents }: StoredValuation): string =>
  [
    ...conditionNames.flatMap((name) => {
      const level = answers[name]
      return level ? [`${conditionQuestions[name].label}: ${conditionQuestions[name].choices[level].label}.`] : []
    }),
    photos.length === 0 ? 'No photos.' : `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} in the console.`,
    ...(lowCents !== null && highCents !== null ? [`Figure given online: ${formatMoney(lowCents)} to ${formatMoney(highCents)}.`] : []),
  ].join(' ')

/**
 * Stores a spooled valuation contact once the database is back: a lead, once, and the figure, which is mailed because the shopper has
 * left. No code was sent, so if verification is required the dealership calls.
 */
export async function replayContact(
  db: Database,
  site: RenderedSite,
  { valuationId, lead, userAgent, now }: Extract<SpooledEntry, { kind: 'valuation' }>,
): Promise<void> {
  const stored = await readValuation(db, site, valuationId, now)
  const idempotencyKey = `valuation:${valuationId}`
  // Already submitted just before the outage; or erased, in which case the contact is still valid.
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
  if (!(await markSent(db, site, { id: valuationId, leadId, pendingCodeTo: null, now }))) return
  if (lead.suspicious || requiresSmsCode(site.config)) await storeFigure(db, site, valuationId, { reason: 'unproved' }, now)
  else await computeAndStoreFigure(db, site, stored, now)
  await saveForLater(db, site, valuationId, { shopperId: null, now })
}
