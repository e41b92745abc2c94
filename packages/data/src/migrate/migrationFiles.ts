import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface MigrationFile {
  readonly name: string
  readonly sql: string
  /** Computed as in Prisma, so that its CLI accepts the history. */
  readonly checksum: string
}

const folder = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/** Every migration of the project, oldest first. */
export const migrationFiles = (): MigrationFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
