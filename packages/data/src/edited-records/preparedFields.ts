import { fieldChanges } from '@forecourt/rules/records/fieldChanges'
import { fieldProblems } from '@forecourt/rules/records/fieldProblems'
import type { AnyValues, RecordFields } from '@forecourt/rules/records/RecordField'
import type { Transaction } from '../Transaction'
import type { Editing, Owner, Prepared } from './EditedKind'
import { nameIn, recordNames } from './recordNames'

interface Preparing {
  readonly organisationId: Owner
  readonly allowedSiteIds: Editing['allowedSiteIds']
  /** What fields ask of one another, by field; asked only where each is right for itself. */
  readonly together?: Readonly<Record<string, string | undefined>>
}

/** Says what keeps a record from being stored: its fields, each for itself and together, and what they point at that isn't there for this person. */
export const preparedFields = async <Values extends object>(
  tx: Transaction,
  fields: RecordFields,
  values: Values,
  { organisationId, allowedSiteIds, together = {} }: Preparing,
): Promise<Prepared<Values>> => {
  const names = await recordNames(tx, fields, organisationId, allowedSiteIds)
  const typed = values as unknown as AnyValues
  const asked = Object.entries(together).flatMap(([name, says]) => (says === undefined ? [] : [[name, says] as const]))
  const problems: Record<string, string> = { ...Object.fromEntries(asked), ...fieldProblems(fields, typed) }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference') continue
    const id = typed[name]
    // What is for the whole business is for who reaches all of it.
    const isOut = id === null ? organisationId !== null && allowedSiteIds !== null : id !== '' && !names[field.to]?.has(String(id))
    if (isOut) problems[name] = `Choose one of your ${field.to}s.`
  }
  return {
    values,
    problems: Object.keys(problems).length === 0 ? null : problems,
    changesFrom: (before) => fieldChanges(fields, before as unknown as AnyValues, typed, nameIn(names)),
  }
}
