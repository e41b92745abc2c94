import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { pickFields } from './columnValues'
import type { EditedKind, EditedRecord, Owner, RecordRow } from './EditedKind'

/** The editable values of a record of a kind. */
export const recordValues = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  kind: EditedKind<Values, Row, Of>,
  record: Row,
): Values => pickFields(kind.fields, record as unknown as AnyValues) as Values

interface RowStamp {
  readonly id: string
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

/** The metadata of a record besides its fields. */
export const recordRow = <Of extends Owner>({ id, revision, updatedAt, updatedBy }: RowStamp, organisationId: Of): RecordRow<Of> => ({
  id,
  organisationId,
  revision,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
})
