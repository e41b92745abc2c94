import type { AnyValues } from '@forecourt/rules/records/RecordField'
import type { EditedKind, EditedRecord, Owner } from './EditedKind'
import { writtenValues } from './writtenValues'

/** What is written of a record of a kind. */
export const recordValues = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  kind: EditedKind<Values, Row, Of>,
  record: Row,
): Values => writtenValues(kind.fields, record as unknown as AnyValues) as Values
