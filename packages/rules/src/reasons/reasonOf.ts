import type { DecidingField, Reason } from './Reason'

/** One thing that must hold for something to show. */
export interface Condition {
  readonly holds: boolean
  readonly rule: string
  readonly title: string
  /** The sentence where it holds. */
  readonly yes: string
  /** The sentence where it doesn't. */
  readonly no: string
  readonly settings?: readonly string[]
  readonly fields?: readonly DecidingField[]
}

/** Says why something shows: every condition where all hold, else each that doesn't. */
export const reasonOf = (what: Pick<Reason, 'id' | 'title' | 'element'>, conditions: readonly Condition[]): Reason => {
  const missing = conditions.filter(({ holds }) => !holds)
  const said = missing.length > 0 ? missing : conditions
  return {
    ...what,
    shown: missing.length === 0,
    because: said.map(({ holds, rule, title, yes, no, settings = [], fields = [] }) => ({
      rule,
      title,
      says: holds ? yes : no,
      settings,
      fields,
    })),
  }
}
