import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { VehicleCondition } from './conditionQuestions'
import { noFigureReason } from './noFigureReason'
import { newValuationPage, type ValuationPage } from './ValuationPage'
import { usualValuationRules } from './ValuationRules'
import { valueVehicle } from './valueVehicle'
import { plateStates } from './vehicleQuestion'

const condition: VehicleCondition = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'fair', history: 'good' }
const day = 86_400_000

/** A page of a valuation as a preview shows it: at a step of a made-up vehicle, in the words of the site's settings. */
export const exampleValuationPage = (
  step: string | null,
  config: Pick<ResolvedConfig, 'valuation' | 'identity'>,
  now: string,
): ValuationPage => {
  if (step === null) return newValuationPage
  const vehicle = {
    plate: 'DEMO22',
    state: plateStates[config.identity.country][0] ?? null,
    vin: null,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    year: new Date(now).getUTCFullYear() - 3,
    simulated: true,
  }
  const km = 42_000
  const figure = valueVehicle(2_200_000, { ...vehicle, condition }, usualValuationRules, now)
  const reason = noFigureReason({ ...vehicle, km }, config.valuation, usualValuationRules, now)
  const isAt = (steps: readonly string[]) => steps.includes(step)
  return {
    ...newValuationPage,
    valuation: {
      token: '',
      vehicle,
      confirmed: !isAt(['confirm']),
      km: isAt(['confirm', 'condition']) ? null : km,
      answers: isAt(['confirm', 'condition']) ? {} : condition,
      photos: [],
      photosDone: !isAt(['confirm', 'condition', 'photos']),
      sent: isAt(['result']),
      codeTo: null,
      state: isAt(['result']) && reason === null ? 'valued' : 'asked',
      lowCents: reason === null ? (figure?.lowCents ?? null) : null,
      highCents: reason === null ? (figure?.highCents ?? null) : null,
      offerCents: null,
      reason,
      source: 'Made-up market values',
      validUntil: new Date(Date.parse(now) + usualValuationRules.validDays * day).toISOString(),
      appraisalAt: null,
      car: null,
    },
  }
}
