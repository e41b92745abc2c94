import { shared } from './shared'

/** Organisations whose cars were listed by the database, because their index had not loaded in time. */
const organisationIds = () => shared('listsWithoutIndex', () => new Set<string>())

/** Records that cars of an organisation were listed without its index. */
export const addListWithoutIndex = (organisationId: string): void => void organisationIds().add(organisationId)

/** Whether cars of an organisation were listed without its index since the last call. */
export const takeListsWithoutIndex = (organisationId: string): boolean => organisationIds().delete(organisationId)
