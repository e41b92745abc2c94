import type { Wording } from './Examples'

/** Unlawful advertisements about required notices, written later than the rules, each with the rule that must find it. */
export const noticeWordings: readonly Wording[] = [
  ['nsw-on-road-costs', ['We cover the on-road charges', { states: ['NSW'] }]],
  ['nsw-on-road-costs', ['Price plus on-road costs', { states: ['NSW'] }]],
  ['nsw-on-road-costs', ['Add on-road costs to get your final figure.', { states: ['NSW'] }]],
  ['nsw-on-road-costs', ['Excl. on-road costs.', { states: ['NSW'] }]],
  ['nsw-on-road-costs', ['ORC not included.', { states: ['NSW'] }]],
  ['nsw-on-road-costs', ['Plus on road costs of around $1,900.', { states: ['NSW'] }]],
]
