import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { codeAgainSeconds } from '../access/codeAgainSeconds'
import { noFigureReason } from './noFigureReason'
import type { VehicleCondition } from './parseCondition'
import type { Valuation } from './Valuation'
import { usualValuationRules } from './ValuationRules'
import { valueVehicle } from './valueVehicle'
import { plateStates } from './vehicleQuestion'

/** How many pictures of a shopper's vehicle there may be, and how large each file; bytes. */
export const mostValuationPhotos = 6
export const largestValuationPhoto = 8_000_000
/** Bytes of the form that carries them all at once, where no script sends them one by one. */
export const largestPhotosForm = 24_000_000

/** What a form of a valuation can have done, as its page says it. */
export const valuationDeeds = {
  accepted: 'You accepted the offer. The dealership calls you to arrange the rest.',
  saved: 'Saved. The link is in your mail.',
  appraisal: 'Your time is on its way to the dealership, which confirms it.',
  renewed: 'This is a new offer, worked out today.',
  kept: 'We have your answers and how to reach you.',
} as const
export type ValuationDeed = keyof typeof valuationDeeds

/** What went wrong with the whole of a step, as its address says it. */
export const valuationProblems = {
  soon: `The last code went out a moment ago and still works. Another can be sent ${codeAgainSeconds} seconds after it.`,
  wait: 'That was a lot in a short time. Please wait a few minutes, or call us.',
  away: 'We can’t take this just now. Please try again in a minute, or call us.',
  old: 'This link or page is too old. Please start again with your plate.',
  code: 'That is not the code we sent. Please look again.',
  spent: 'That code is used up or too old. Please ask for a new one.',
  expired: 'This offer has run out. Ask for a new one below.',
} as const
export type ValuationProblem = keyof typeof valuationProblems

/** All that the page of a valuation shows beside the site's own (RTE-07). */
export interface ValuationPage {
  /** Null before there is a vehicle. */
  readonly valuation: Valuation | null
  /** The step that is shown, where it was asked for: one before the first that isn't answered. */
  readonly asked: string | null
  readonly problem: ValuationProblem | null
  /** What is wrong, by field. */
  readonly faults: { readonly [field: string]: string }
  /** What was typed, by field, of what isn't kept with the valuation. */
  readonly typed: { readonly [field: string]: string }
  readonly done: ValuationDeed | null
  /** The car of the site it is to be traded in for. */
  readonly car: Valuation['car']
  /** The purchase of that car which this browser has begun and can go on with; null without. */
  readonly journeyHref: string | null
  /** Whether somebody is signed in. */
  readonly signedIn: boolean
}

/** The page of somebody who has just come. */
export const newValuationPage: ValuationPage = {
  valuation: null,
  asked: null,
  problem: null,
  faults: {},
  typed: {},
  done: null,
  car: null,
  journeyHref: null,
  signedIn: false,
}

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
