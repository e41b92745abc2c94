import { countryFields, usesCountry } from '@forecourt/rules/records/countryFields'
import type { RecordFields } from '@forecourt/rules/records/RecordField'
import { organisationCountry } from '../organisations/organisationCountry'
import type { Transaction } from '../Transaction'
import type { Owner } from './EditedKind'

/** The fields of a record as its owner's country calls them, for files and histories; those that the country doesn't have stay. */
export const fieldsInCountry = async (tx: Transaction, fields: RecordFields, owner: Owner): Promise<RecordFields> =>
  owner !== null && usesCountry(fields) ? { ...fields, ...countryFields(fields, await organisationCountry(tx, owner)) } : fields
