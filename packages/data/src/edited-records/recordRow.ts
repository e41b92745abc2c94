import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { writtenValues } from './columnValues'
import type { EditedKind, EditedRecord, Owner, RecordRow } from './EditedKind'

/** What is written of a record of a kind. */
export const recordValues = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  kind: EditedKind<Values, Row, Of>,
  record: Row,
): Values => writtenValues(kind.fields, record as unknown as AnyValues) as Values

interface Stamped {
  readonly id: string
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

/** What every record tells of itself beside its fields. */
export const recordRow = <Of extends Owner>({ id, revision, updatedAt, updatedBy }: Stamped, organisationId: Of): RecordRow<Of> => ({
  id,
  organisationId,
  revision,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
})
