import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/parseCondition'
import type { ValuationAction, ValuationProblem } from '@forecourt/rules/valuations/ValuationPage'
import type { LiveSite } from '../sites/createSiteRegistry'

/** Error messages by field, for pages rendered from their address, which can't repeat the entered values. */
const messages: { readonly [field: string]: string } = {
  rego: 'Please enter the plate, 2 to 7 letters and numbers.',
  regoState: 'Please choose the state where it’s registered.',
  vin: 'Please check the VIN. It has 17 letters and numbers, and never I, O or Q.',
  make: 'Please enter the make.',
  model: 'Please enter the model.',
  year: 'Please enter the year as four digits.',
  kms: 'Please enter the kilometres as a whole number.',
  photos: 'We couldn’t upload a photo. Pictures can be up to 8 MB each.',
  code: 'That’s not the code we sent. Please check it and try again.',
  appraisalAt: 'Please choose a day and time to visit.',
  ...Object.fromEntries(conditionNames.map((name) => [name, `Please answer: ${conditionQuestions[name].label.toLowerCase()}.`])),
  ...Object.fromEntries(leadAnswers.map(({ id, title }) => [id, `Please check this again: ${title.toLowerCase()}.`])),
}

export const isFault = (field: string): boolean => Object.hasOwn(messages, field)

/** Errors by field, from the field names in an address. */
export const parseFaults = (fields: readonly string[]): { readonly [field: string]: string } =>
  Object.fromEntries(fields.flatMap((field) => (Object.hasOwn(messages, field) ? [[field, messages[field] ?? '']] : [])))

/** A submitted valuation step and its sender. */
export interface ValuationRequest {
  readonly live: LiveSite
  /** Values by field. */
  readonly fields: { readonly [field: string]: string }
  readonly files: readonly Uint8Array[]
  /** The current valuation; null before there is one. */
  readonly valuation: StoredValuation | null
  readonly cookies: string | null
  /** Client network for rate limits. */
  readonly network: string
  readonly userAgent: string | null
  /** ISO in UTC. */
  readonly now: string
}

/** Result of a step. */
export interface ValuationOutcome {
  /** Id of the valuation to show; unchanged by default. */
  readonly id?: string | null
  readonly faults?: { readonly [field: string]: string }
  readonly problem?: ValuationProblem
  readonly done?: ValuationAction
  readonly entered?: { readonly [field: string]: string }
  /** The step to stay at. */
  readonly requested?: string
  /** Further cookies to set. */
  readonly cookies?: readonly string[]
  /** Redirect to another page. */
  readonly to?: string
}
