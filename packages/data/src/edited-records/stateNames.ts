import { countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { organisationCountry } from '../organisations/organisationCountry'
import type { Transaction } from '../Transaction'

/** The states of an organisation's country: New Zealand has none. */
export const stateNames = async (tx: Transaction, organisationId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(countryTerms(await organisationCountry(tx, organisationId)).states.map((state) => [state, state]))
