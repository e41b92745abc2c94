import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/parseCondition'
import type { ValuationDeed, ValuationProblem } from '@forecourt/rules/valuations/ValuationPage'
import type { LiveSite } from '../sites/createSiteRegistry'

/** What is said of a field that is missing or wrong, where a page is made again from its address and can't repeat what was typed. */
const words: { readonly [field: string]: string } = {
  rego: 'Please enter the plate: 2 to 7 letters and digits.',
  regoState: 'Please choose the state of the plate.',
  vin: 'Please look at the VIN again: 17 letters and digits, never I, O or Q.',
  make: 'Please enter the make.',
  model: 'Please enter the model.',
  year: 'Please enter the year as four digits.',
  kms: 'Please enter the kilometres as a whole number.',
  photos: 'A photo could not be taken: pictures of at most 8 MB each.',
  code: 'That is not the code we sent. Please look again.',
  appraisalAt: 'Please choose a day and time to come.',
  ...Object.fromEntries(conditionNames.map((name) => [name, `Please answer: ${conditionQuestions[name].label.toLowerCase()}.`])),
  ...Object.fromEntries(leadAnswers.map(({ id, title }) => [id, `Please look at this again: ${title.toLowerCase()}.`])),
}

export const isFault = (field: string): boolean => Object.hasOwn(words, field)

/** Faults by field, of the names that an address gives. */
export const parseFaults = (fields: readonly string[]): { readonly [field: string]: string } =>
  Object.fromEntries(fields.flatMap((field) => (Object.hasOwn(words, field) ? [[field, words[field] ?? '']] : [])))

/** A step of a valuation that was sent, with who sent it. */
export interface ValuationRequest {
  readonly live: LiveSite
  /** What was said, by field. */
  readonly said: { readonly [field: string]: string }
  readonly files: readonly Uint8Array[]
  /** The one that it is about; null before there is one. */
  readonly valuation: StoredValuation | null
  readonly cookies: string | null
  /** The network it came from, as limits count it. */
  readonly network: string
  readonly userAgent: string | null
  /** ISO in UTC. */
  readonly now: string
}

/** What became of it. */
export interface ValuationOutcome {
  /** Which valuation is shown from now on; the same as before unless said. */
  readonly id?: string | null
  readonly faults?: { readonly [field: string]: string }
  readonly problem?: ValuationProblem
  readonly done?: ValuationDeed
  readonly typed?: { readonly [field: string]: string }
  /** The step to stay at. */
  readonly asked?: string
  /** Cookies to be set beside the valuation's own. */
  readonly cookies?: readonly string[]
  /** Where to go instead of the page of the valuation. */
  readonly to?: string
}
