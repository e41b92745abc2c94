import type { Actor } from '@forecourt/data/Actor'
import type { Database } from '@forecourt/data/createDatabase'
import type { Owner } from '@forecourt/data/edited-records/EditedKind'
import { createRecord } from '@forecourt/data/edited-records/editRecord'
import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import type { Pictures } from '../pictures'
import type { Scenario } from '../Scenario'
import { modelRow } from './modelRow'

interface Context {
  readonly pictures: Pick<Pictures, 'drawn'>
  readonly actor: Actor
}

/** Creates a demo business's own models through the same functions as its users (ENT-13). */
export const seedOwnModels = async (db: Database, { organisation, models = [] }: Scenario, { pictures, actor }: Context): Promise<void> => {
  for (const { make, model, facts: extraFacts } of models) {
    const { slug: _slug, status: _status, facts, ...row } = await modelRow(make, model, pictures, { inColours: false })
    const values = { ...blankValues(modelFields), ...row, ...facts, ...extraFacts, makeName: make } as ModelValues
    const input = { key: row.name, values, allowedSiteIds: null, actor }
    const created = await createRecord(db.platform, modelKind, organisation.id as Owner, input)
    if (!created.ok) throw new Error(`The model ${make} ${row.name} could not be added: ${JSON.stringify(created)}.`)
  }
}
