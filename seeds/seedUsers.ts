import type { Database } from '@forecourt/data/createDatabase'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { hash } from '@node-rs/argon2'
import { demoLogins } from './demoLogins'
import { scenarios } from './scenarios'
import { seededId } from './stock/seededId'

/** Seeds demo users; they share one password, so it is hashed once. */
export const seedUsers = async (db: Database) => {
  const passwordHash = await hash(demoLogins[0]?.password ?? '')
  await db.platform.transaction(async (tx) => {
    for (const { name, email, membership } of demoLogins) {
      const organisation = scenarios.find(({ organisation }) => organisation.slug === membership.organisation)?.organisation
      await insertUser(tx, {
        id: seededId(`user:${email}`),
        email,
        name,
        passwordHash,
        demo: true,
        memberships: [{ role: membership.role, organisationId: organisation?.id }],
      })
    }
  })
}
