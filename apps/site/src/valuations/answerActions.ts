import { listLookupMakes } from '@forecourt/data/manufacturers/listLookupMakes'
import { siteItemTypes } from '@forecourt/data/stock/search/soldItemTypes'
import { answerValuation, beginValuation } from '@forecourt/data/valuations/beginValuation'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import { cleanText } from '@forecourt/rules/text/cleanText'
import { showsFigureFirst } from '@forecourt/rules/valuations/isValuedOnline'
import { conditionNames, parseCondition, parseConditionAnswers } from '@forecourt/rules/valuations/parseCondition'
import { parseKm, parseVehicleIdentity } from '@forecourt/rules/valuations/parseVehicleIdentity'
import { maxValuationPhotoBytes, maxValuationPhotos } from '@forecourt/rules/valuations/ValuationPage'
import { currentStep } from '@forecourt/rules/valuations/valuationSteps'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { sampleLookup, type VehicleLookup } from '@forecourt/services/vehicle-lookup/sampleLookup'
import { accountLimits } from '../accounts/accountLimits'
import { findCar } from '../cars/findCar'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { computeAndStoreFigure } from './replayContact'
import { parseFaults, type ValuationOutcome, type ValuationRequest } from './ValuationRequest'
import { shownValuation } from './valuationOfRequest'

/** The vehicle look-up service. */
const vehicleLookup = (): VehicleLookup =>
  shared('vehicleLookup', () =>
    sampleLookup(
      (kinds) => listLookupMakes(database(), kinds),
      () => new Date().toISOString(),
    ),
  )

/** The valuation was already submitted, or there is none. */
const linkExpired: ValuationOutcome = { problem: 'linkExpired' }

/** Looks up the vehicle and starts a valuation; an unknown vehicle is described manually (TRD-01). */
export async function findVehicle({ live, fields, valuation, network, now }: ValuationRequest): Promise<ValuationOutcome> {
  const { published } = live
  const { rego = '', regoState = '', vin = '' } = fields
  const entered = { rego, regoState, ...(vin && { vin }) }
  const checked = parseVehicleIdentity({ rego, regoState, vin }, published.config.identity.country)
  if (!checked.ok) return { faults: checked.problems, entered, requested: 'vehicle' }
  const limit = await allowedByAll([() => accountLimits.vehicleLookupsPerNetwork().take(network)])
  if (!limit.allowed) return { problem: 'wait', entered, requested: 'vehicle' }
  const { question } = checked
  // An unavailable service finds nothing: the shopper describes the vehicle.
  const found = await siteItemTypes(database(), published, now)
    .then((kinds) => vehicleLookup().find(question, kinds))
    .catch((error: unknown) => {
      console.error(error)
      return null
    })
  const car = fields.car ? await findCar(live, fields.car).catch(() => null) : null
  const id = await beginValuation(database(), published, {
    vehicle: {
      plate: question.by === 'plate' ? question.plate : null,
      state: question.by === 'plate' ? question.state : null,
      vin: question.by === 'vin' ? question.vin : (found?.vin ?? null),
      make: found?.make ?? '',
      model: found?.model ?? '',
      badge: found?.badge ?? '',
      year: found?.year ?? null,
      simulated: found?.simulated ?? false,
    },
    carId: car?.id ?? null,
    beforeId: valuation?.id ?? null,
    now,
  })
  return { id }
}

/** Confirms the vehicle found. */
export async function confirmVehicle({ live, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation || valuation.vehicle.make === '' || valuation.vehicle.year === null)
    return valuation ? { faults: parseFaults(['year']), requested: 'confirm' } : linkExpired
  if (!(await answerValuation(database(), live.published, valuation.id, { confirmed: true, now }))) return linkExpired
  await valueBeforeContact(live, valuation.id, now)
  return {}
}

/** Stores the shopper's description of a wrong or unknown vehicle. */
export async function describeVehicle({ live, fields, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation) return linkExpired
  const [make, model, badge] = [fields.make, fields.model, fields.badge].map((text) => cleanText(text ?? '').slice(0, 60)) as [
    string,
    string,
    string,
  ]
  const year = /^\d{4}$/.test((fields.year ?? '').trim()) ? Number(fields.year) : null
  const latest = new Date(now).getUTCFullYear() + 1
  const faults = [
    ...(make === '' ? ['make'] : []),
    ...(model === '' ? ['model'] : []),
    ...(year === null || year < 1900 || year > latest ? ['year'] : []),
  ]
  if (faults.length > 0) return { faults: parseFaults(faults), requested: 'confirm' }
  const vehicle = { make, model, badge, year, simulated: false }
  if (!(await answerValuation(database(), live.published, valuation.id, { vehicle, confirmed: true, now }))) return linkExpired
  await valueBeforeContact(live, valuation.id, now)
  return {}
}

/**
 * Values the vehicle once everything but the contact is known, on a site that shows the figure before it asks for contact details (TRD-01).
 */
async function valueBeforeContact(live: LiveSite, id: string, now: string): Promise<void> {
  const { config } = live.published
  if (!showsFigureFirst(config)) return
  const stored = await readValuation(database(), live.published, id, now)
  if (stored?.state !== 'asked' || currentStep({ config, valuation: shownValuation(live, stored, now) }) !== 'contact') return
  await computeAndStoreFigure(database(), live.published, stored, now)
}

/** Stores the odometer and five condition answers (API-08: adjustments); keeps valid values if others are missing. */
export async function answerCondition({ live, fields, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation) return linkExpired
  const km = parseKm(fields.kms ?? '')
  const answers = parseConditionAnswers(fields)
  const isStored = await answerValuation(database(), live.published, valuation.id, { ...(km !== null && { km }), answers, now })
  if (!isStored) return linkExpired
  const faults = [...(km === null ? ['kms'] : []), ...(parseCondition(answers) ? [] : conditionNames.filter((name) => !answers[name]))]
  if (faults.length > 0) return { faults: parseFaults(faults), requested: 'condition', entered: { kms: fields.kms ?? '' } }
  await valueBeforeContact(live, valuation.id, now)
  return {}
}

/** Stores photos, re-encoded without metadata such as location. */
export async function receivePhotos({ live, files, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation || valuation.sent) return linkExpired
  const room = files.slice(0, Math.max(0, maxValuationPhotos - valuation.photos.length))
  const storage = fileStorage(env().MEDIA_DIR)
  const photos: string[] = []
  let refused = room.length === 0 && files.length === 0 ? parseFaults(['photos']).photos : null
  for (const file of room) {
    const prepared = await prepareImage(Buffer.from(file), maxValuationPhotoBytes)
    if (prepared.ok) photos.push((await storage.put('valuations', prepared.image.bytes, prepared.image.contentType)).key)
    else refused = prepared.message
  }
  const isStored = await answerValuation(database(), live.published, valuation.id, { photos, now })
  if (!isStored) return linkExpired
  return refused ? { faults: { photos: refused }, requested: 'photos' } : { requested: 'photos' }
}

/** Ends the photo step, with or without photos. */
export async function endPhotos({ live, valuation, now }: ValuationRequest): Promise<ValuationOutcome> {
  if (!valuation) return linkExpired
  if (!(await answerValuation(database(), live.published, valuation.id, { photosDone: true, now }))) return linkExpired
  await valueBeforeContact(live, valuation.id, now)
  return {}
}

/** Starts over with another vehicle. */
export const restart = async (): Promise<ValuationOutcome> => ({ id: null })
