import { connect } from './connect'
import { type MigrateOptions, migrate } from './migrate'

/** Empties a database and migrates it. */
export const resetDatabase = async (ownerUrl: string, options?: MigrateOptions): Promise<void> => {
  await connect(ownerUrl, (client) => client.query('drop schema public cascade; create schema public'))
  await migrate(ownerUrl, options)
}
