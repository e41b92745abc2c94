import { type AnswerTemplate, defaultTemplates, templateProblem } from '@forecourt/rules/leads/inbox/filledTemplate'
import { type TemplateValues, templateFields } from '@forecourt/rules/records/kinds/templateFields'
import type { Scope } from '../../createDatabase'
import { pickFields, recordColumns } from '../../edited-records/columnValues'
import type { EditedKind, RecordRow } from '../../edited-records/EditedKind'
import { preparedFields } from '../../edited-records/preparedFields'
import { recordRow } from '../../edited-records/recordRow'
import type { AnswerTemplate as Stored } from '../../generated/client'

export type OwnedTemplate = TemplateValues & RecordRow<string>

const toOwned = (row: Stored): OwnedTemplate => ({ ...recordRow(row, row.organisationId), ...pickFields(templateFields, row) })

/** Reply templates of a dealer (ENT-16). */
export const templateKind: EditedKind<TemplateValues, OwnedTemplate> = {
  noun: 'template',
  table: 'answer_templates',
  fields: templateFields,
  titleOf: ({ name }) => name,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ name }) => name.toLowerCase(),
  all: async (tx, owner) => {
    const rows = await tx.answerTemplate.findMany({ where: { organisationId: owner }, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    return rows.map(toOwned)
  },
  read: async (tx, id) => {
    const row = await tx.answerTemplate.findFirst({ where: { id } })
    return row && toOwned(row)
  },
  refusal: () => null,
  prepare: (tx, organisationId, entered, { allowedSiteIds }) => {
    const crossFieldProblems = { subject: templateProblem(entered.subject), text: templateProblem(entered.text) }
    return preparedFields(tx, templateFields, entered, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, organisationId, id, { values: entered, stamp }) => {
    await tx.answerTemplate.create({ data: { ...recordColumns(templateFields, entered), ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values: entered, stamp }) => {
    await tx.answerTemplate.updateMany({ where: { organisationId, id }, data: { ...recordColumns(templateFields, entered), ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.answerTemplate.deleteMany({ where: { organisationId, id } })
    return null
  },
}

/** Reply templates of an organisation, sorted by name; the default ones until it has its own. */
export const answerTemplates = (scope: Scope, organisationId: string): Promise<readonly AnswerTemplate[]> =>
  scope.transaction(async (tx) => {
    const own = await templateKind.all(tx, organisationId, null)
    return own.length > 0 ? own.map(({ id, name, channel, subject, text }) => ({ id, name, channel, subject, text })) : defaultTemplates
  })
