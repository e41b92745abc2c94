import type { OwnPage } from '../OwnPage'

/** Its figures depend on the query alone. */
export const personalisedFinance: OwnPage<'personalisedFinance'> = async () => ({})
