import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { codeResendSeconds } from '../access/codeResendSeconds'
import { noFigureReason } from './noFigureReason'
import type { VehicleCondition } from './parseCondition'
import { plateStates } from './parseVehicleIdentity'
import type { Valuation } from './Valuation'
import { defaultValuationRules } from './ValuationRules'
import { valueVehicle } from './valueVehicle'

/** Maximum number of photos of a shopper's vehicle, and maximum file size in bytes. */
export const maxValuationPhotos = 6
export const maxValuationPhotoBytes = 8_000_000
/** Maximum size in bytes of a form with all photos, submitted without scripts. */
export const maxPhotosFormBytes = 24_000_000

/** Completed actions of a valuation's forms, with their messages. */
export const valuationActions = {
  accepted: 'You’ve accepted the offer. The dealership will call you to arrange the rest.',
  saved: 'Saved. We’ve emailed you the link.',
  appraisal: 'We’ve sent your time to the dealership, who’ll confirm it.',
  renewed: 'Here’s a new offer, worked out today.',
  spooled: 'We have your answers and contact details.',
} as const
export type ValuationAction = keyof typeof valuationActions

/** Errors of a whole step, by query parameter. */
export const valuationProblems = {
  soon: `We sent your last code a moment ago and it still works. You can request a new one ${codeResendSeconds} seconds after it was sent.`,
  wait: 'That’s a lot of attempts in a short time. Please wait a few minutes, or call us.',
  away: 'We can’t take this right now. Please try again in a minute, or call us.',
  linkExpired: 'This link has expired. Please start again with your plate.',
  code: 'That’s not the code we sent. Please check it and try again.',
  spent: 'That code has been used or has expired. Please request a new one.',
  expired: 'This offer has expired. Request a new one below.',
} as const
export type ValuationProblem = keyof typeof valuationProblems

/** Data of the valuation page (RTE-07). */
export interface ValuationPage {
  /** Null before a vehicle is entered. */
  readonly valuation: Valuation | null
  /** Requested step, if before the first unanswered one. */
  readonly requested: string | null
  readonly problem: ValuationProblem | null
  /** Errors by field. */
  readonly faults: { readonly [field: string]: string }
  /** Entered values that aren't stored with the valuation, by field. */
  readonly entered: { readonly [field: string]: string }
  readonly done: ValuationAction | null
  /** The car to trade it in for. */
  readonly car: Valuation['car']
  /** URL of this browser's unfinished purchase of that car; null if none. */
  readonly journeyHref: string | null
  /** Whether the shopper is signed in. */
  readonly signedIn: boolean
}

/** The page for a new visitor. */
export const newValuationPage: ValuationPage = {
  valuation: null,
  requested: null,
  problem: null,
  faults: {},
  entered: {},
  done: null,
  car: null,
  journeyHref: null,
  signedIn: false,
}

const condition: VehicleCondition = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'fair', history: 'good' }
const day = 86_400_000

/** An example page for previews: a step of an example vehicle, with the site's settings. */
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
  const figure = valueVehicle(2_200_000, { ...vehicle, condition }, defaultValuationRules, now)
  const reason = noFigureReason({ ...vehicle, km }, config.valuation, defaultValuationRules, now)
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
      pendingCodeTo: null,
      state: isAt(['result']) && reason === null ? 'valued' : 'asked',
      lowCents: reason === null ? (figure?.lowCents ?? null) : null,
      highCents: reason === null ? (figure?.highCents ?? null) : null,
      offerCents: null,
      reason,
      source: 'Sample market values for this demo',
      validUntil: new Date(Date.parse(now) + defaultValuationRules.validDays * day).toISOString(),
      appraisalAt: null,
      car: null,
    },
  }
}
