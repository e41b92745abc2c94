import { codeAgainSeconds } from '../access/codeAgainSeconds'
import type { Valuation } from './Valuation'

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
