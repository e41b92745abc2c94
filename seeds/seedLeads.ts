import type { Database } from '@forecourt/data/createDatabase'

/** Enquiries of the last two weeks, so that a demo console has something to show. */
export const seedLeads = async (_db: Database, _now: number) => {}
