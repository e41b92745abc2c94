import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { markSent } from '@forecourt/data/valuations/markSent'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { saveForLater } from '@forecourt/data/valuations/shopperDeeds'
import { storeFigure } from '@forecourt/data/valuations/storeFigure'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { textsCode } from '@forecourt/rules/valuations/isValuedOnline'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/parseCondition'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { findFigure } from '@forecourt/services/valuations/findFigure'
import { sampleMarketValues } from '@forecourt/services/valuations/sampleMarketValues'
import type { SpooledEntry } from '../leads/leadSpool'

/** Works out what is offered, or why nothing is; kept once, whoever asks twice (ERR-16: logged either way). */
export async function storeValuationFigure(db: Database, site: RenderedSite, valuation: StoredValuation, now: string): Promise<void> {
  try {
    const found = await findFigure({ db, site, valuation, values: sampleMarketValues, now, log: (line) => console.error(line) })
    await storeFigure(db, site, valuation.id, found, now)
    console.info(`Valuation ${valuation.id} saved: ${'reason' in found ? `no figure, ${found.reason}` : 'with a figure'}`)
  } catch (error) {
    console.error(`Valuation ${valuation.id} not saved:`, error)
  }
}

/** What the steps came to, as the mail to the dealership says it: condition and photos; the figure follows in the console. */
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
