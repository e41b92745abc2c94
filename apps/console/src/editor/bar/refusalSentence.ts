import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { settingAt } from '@forecourt/schema/settingAt'
import { countNoun } from '@forecourt/schema/text/countNoun'

const reasonOf = ({ pointer, message }: ConfigProblem, values: unknown) =>
  settingAt(pointer, values) === null ? 'it holds something this version of Forecourt doesn’t know.' : message

/** Why nothing is saved, in a dealer’s terms: where the one thing is that stands in the way, and what is wrong with it. `values` are the draft’s. */
export const refusalSentence = (problems: readonly ConfigProblem[], values: unknown): string => {
  const [first, ...others] = problems
  if (!first) return ''
  const more = others.length > 0 ? ` ${countNoun(others.length, 'other')} stand in the way, too.` : ''
  return `Nothing is saved until this is settled. ${first.where || 'Settings'}: ${reasonOf(first, values)}${more}`
}
