import type { OwnPage } from '../OwnPage'

/** Its figures depend on the query only. */
export const personalisedFinance: OwnPage<'personalisedFinance'> = async () => ({})
