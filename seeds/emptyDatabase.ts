import { resetDatabase } from '@forecourt/data/migrate/resetDatabase'

/** Empties the database and lays its tables anew. */
export const emptyDatabase = (ownerUrl: string) => resetDatabase(ownerUrl)
