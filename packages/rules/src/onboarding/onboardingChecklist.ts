import type { ChecklistItem } from './ChecklistItem'
import { type HandoverState, handoverItems } from './checklist/handoverItems'
import { type PromiseState, promiseItems } from './checklist/promiseItems'
import { type SiteState, siteItems } from './checklist/siteItems'

/** State of a site, as far as the checklist depends on it. */
export type OnboardingState = SiteState & PromiseState & HandoverState

/**
 * Checklist for a new dealer, derived from the current state: items can't be ticked manually, and reopen if undone (CFG-01, ENT-07,
 * ENT-10).
 */
export const onboardingChecklist = (state: OnboardingState): ChecklistItem[] => [
  ...siteItems(state),
  ...promiseItems(state),
  ...handoverItems(state),
]
