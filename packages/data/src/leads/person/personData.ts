import { isRecord } from '@forecourt/schema/isRecord'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { openMatters } from './erasePerson'
import { knownPerson } from './knownPerson'
import { personalTables } from './personalTables'

/** A person's data, by table. */
export interface PersonData {
  readonly tables: { readonly [table: string]: readonly { readonly [column: string]: unknown }[] }
  /** Open matters that block the erasure, in sentences. */
  readonly matters: readonly string[]
}

/** Internal columns: hashes of browsers, tokens, idempotency keys and search words. */
const withheldColumns = ['browser_hash', 'token_hash', 'hold_key', 'idempotency_key', 'creation_key', 'search']

const withoutWithheld = (row: unknown): { readonly [column: string]: unknown } =>
  isRecord(row) ? Object.fromEntries(Object.entries(row).filter(([column]) => !withheldColumns.includes(column))) : {}

/** All data that an organisation has of a conversation's person (ENT-16); null if there is no such conversation. */
export const personData = (db: Database, organisationId: string, conversationId: string, now: string): Promise<PersonData | null> =>
  db.platform.transaction(
    async (tx) => {
      const person = await knownPerson(tx, organisationId, conversationId)
      if (!person) return null
      const tables: { [table: string]: { readonly [column: string]: unknown }[] } = {}
      for (const [table, { rows }] of Object.entries(personalTables)) {
        if (table === 'conversation_terms') continue
        const found = await tx.$queryRaw<{ row: unknown }[]>(
          Prisma.sql`select to_jsonb(t) as row from ${Prisma.raw(`"${table}" t`)} where t.organisation_id = ${organisationId} and ${rows(person)}`,
        )
        if (found.length > 0) tables[table] = found.map(({ row }) => withoutWithheld(row))
      }
      return { tables, matters: await openMatters(tx, person, now) }
    },
    { timeoutMs: 60_000 },
  )
