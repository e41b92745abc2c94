import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainlyOwnedDatabase } from '../testing/plainlyOwnedDatabase'
import type { TestDatabase } from '../testing/testDatabase'
import { connect } from './connect'
import { migrationFiles } from './migrationFiles'

const migration = '0004_job_roles'
let testDb: TestDatabase

beforeAll(async () => {
  testDb = await plainlyOwnedDatabase()
})
afterAll(() => testDb.close())

/** The new role by the role before the migration. */
const newRoles = {
  platformAdmin: 'platformAdmin',
  onboarder: 'onboarder',
  groupManager: 'groupManager',
  publisher: 'marketing',
  editor: 'editor',
  leadHandler: 'sales',
  auditor: 'auditor',
}
const oldRoles = Object.keys(newRoles)
const staffRoles = new Set(['platformAdmin', 'onboarder'])

test('The migration gives every user and invitation the new role that replaces the old one (AUTH-10)', async () => {
  const files = migrationFiles()
  const until = files.findIndex(({ name }) => name === migration)
  await connect(testDb.ownerUrl, async (client) => {
    await client.query('drop schema public cascade; create schema public')
    for (const { sql } of files.slice(0, until)) await client.query(sql)
    const tables = ['organisations', 'users', 'memberships', 'onboardings']
    // Row-level security binds the owner, who has no policy to add the rows by.
    const force = (how: string) => client.query(tables.map((table) => `alter table ${table} ${how} row level security`).join(';'))
    await force('no force')
    await client.query(`insert into organisations (id, slug, name) values ('o', 'o', 'O')`)
    for (const [index, role] of oldRoles.entries()) {
      await client.query(
        `insert into users (id, email, name, activated_at) values ($1::text, lower($1::text) || '@example.com', $1::text, $2)`,
        [role, index % 2 ? new Date() : null],
      )
      const organisationId = staffRoles.has(role) ? null : 'o'
      await client.query('insert into memberships (user_id, organisation_id, role) values ($1::text, $2, $1::text)', [role, organisationId])
    }
    const invited = oldRoles.map((role) => ({ name: role, email: `${role}@example.com`, role }))
    for (const [name, answers] of [
      ['named', { business: { name: 'A' }, people: { invited } }],
      ['no one', { people: { invited: [] } }],
      ['begun', {}],
    ])
      await client.query('insert into onboardings (name, step, author_name, answers) values ($1::text, $1::text, $1::text, $2)', [
        name,
        answers,
      ])
    await force('force')
    await client.query(files[until]?.sql ?? '')
    await force('no force')
    const { rows } = await client.query('select user_id as was, role from memberships order by 1')
    expect(Object.fromEntries(rows.map(({ was, role }) => [was, role]))).toEqual(newRoles)
    const { rows: begun } = await client.query('select name, answers from onboardings order by name')
    expect(begun).toEqual([
      { name: 'begun', answers: {} },
      {
        name: 'named',
        answers: {
          business: { name: 'A' },
          people: {
            invited: oldRoles.map((role) => ({ name: role, email: `${role}@example.com`, role: newRoles[role as keyof typeof newRoles] })),
          },
        },
      },
      { name: 'no one', answers: { people: { invited: [] } } },
    ])
    for (const [role, organisationId] of [
      ['publisher', 'o'],
      ['leadHandler', 'o'],
      ['support', 'o'],
      ['sales', null],
    ])
      await expect(
        client.query(`insert into memberships (user_id, organisation_id, role) values ('editor', $1, $2)`, [organisationId, role]),
      ).rejects.toThrow('violates check constraint')
  })
})
