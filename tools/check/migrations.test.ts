import { migrationFiles } from '@forecourt/data/migrate/migrationFiles'
import { expect, it } from 'vitest'

/** The last migration from before the rule. */
const lastFree = '0022_failed_photos'

const tableOf = (statement: string) => /^\s*alter table (?:if exists )?(?:only )?"?(\w+)"?/i.exec(statement)?.[1]

/** What of a statement a running process of the release before can't work with; null if it can. */
const contraction = (statement: string): string | null => {
  if (/^\s*drop (?:table|view|type|function)\b/i.test(statement) || /\bdrop column\b/i.test(statement)) return 'drops what is read'
  if (/^\s*alter (?:table|view|type|function)\b[\s\S]*\brename (?!constraint\b)/i.test(statement)) return 'renames what is read'
  if (/\balter (?:column )?"?\w+"? (?:set not null|(?:set data )?type\b)/i.test(statement)) return 'changes a column that is written'
  const added = [...statement.matchAll(/\badd (?:column )?(?:if not exists )?"\w+"[^,]*(?:\([^)]*\)[^,]*)*/gi)].map(([text]) => text)
  return added.some((text) => /\bnot null\b/i.test(text) && !/\b(?:default|generated)\b/i.test(text))
    ? 'needs a value that is not written'
    : null
}

/** Contractions of a migration. A comment that begins with `contract:` says since which release nothing needs what it removes. */
const contractions = (sql: string): string[] => {
  if (/^-- contract: \S.{20}/m.test(sql)) return []
  const statements = sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, '')
    .split(';')
  const created = new Set(statements.flatMap((statement) => /^\s*create table (?:if not exists )?"?(\w+)"?/i.exec(statement)?.[1] ?? []))
  return statements.flatMap((statement) => (created.has(tableOf(statement) ?? '') ? [] : (contraction(statement) ?? [])))
}

const of = (name: string) => migrationFiles().find((file) => file.name === name)?.sql ?? ''

it.each([
  { name: 'a dropped column', sql: of('0017_source_jobs'), count: 3 },
  { name: 'renamed columns, functions and tables', sql: of('0016_column_names'), count: 12 },
  { name: 'a column without default', sql: 'ALTER TABLE "cars" ADD COLUMN "a" integer DEFAULT 1, ADD COLUMN "b" text NOT NULL', count: 1 },
  { name: 'a new type', sql: 'alter table cars alter column price type bigint', count: 1 },
  { name: 'a column that becomes required', sql: 'alter table cars alter column price set not null', count: 1 },
  { name: 'columns with defaults', sql: of('0013_partial_refunds'), count: 0 },
  { name: 'new tables', sql: of('0011_site_health'), count: 0 },
  { name: 'one that says why', sql: '-- contract: no release since 0023 reads it.\nALTER TABLE "cars" DROP COLUMN "a"', count: 0 },
])('$name: $count', ({ sql, count }) => expect(contractions(sql)).toHaveLength(count))

it.each(
  migrationFiles()
    .filter(({ name }) => name > lastFree)
    .map(({ name, sql }) => ({ name, sql })),
)('$name lets processes of the release before work', ({ sql }) => expect(contractions(sql)).toEqual([]))
