import type { Database } from '../createDatabase'
import { invitePersonIn } from '../people/invitePerson'
import type { Transaction } from '../Transaction'
import { toOnboarding } from './getOnboarding'

interface Live {
  readonly id: string
  readonly organisationId: string
  readonly publisherId: string | null
  readonly publisherName: string
}

/** Locks the unfinished onboardings whose site is live, with who published it. A concurrent call waits, then finds them finished. */
const lockLive = (tx: Transaction, siteId: string | null) =>
  tx.$queryRaw<Live[]>`
    select onboarding.id, site.organisation_id as "organisationId",
      version.author_id as "publisherId", coalesce(version.author_name, onboarding.author_name) as "publisherName"
    from onboardings onboarding
    join sites site on site.id = onboarding.site_id and site.organisation_id = onboarding.organisation_id
    left join versions version
      on version.organisation_id = site.organisation_id and version.site_id = site.id and version.number = site.live_version
    where onboarding.finished_at is null and onboarding.discarded_at is null and site.live_version is not null
      and (${siteId}::text is null or site.id = ${siteId})
    order by onboarding.id
    for update of onboarding`

interface Finish {
  /** Only this site; null for all. */
  readonly siteId: string | null
  /** ISO in UTC. */
  readonly now: string
}

/**
 * Finishes the onboardings whose site is live, whichever way it was published: invites their people, and marks them as finished. Returns the
 * number of people who were invited. Idempotent. Console calls it after each publish, and a worker for schedules and interruptions.
 */
export const finishOnboardings = (db: Database, { siteId, now }: Finish): Promise<number> =>
  db.platform.transaction(async (tx) => {
    let invited = 0
    for (const { id, organisationId, publisherId, publisherName } of await lockLive(tx, siteId)) {
      const { answers } = toOnboarding(await tx.onboarding.findUniqueOrThrow({ where: { id } }))
      for (const { name, email, role } of answers.people.invited) {
        const memberships = [{ role, organisationId, siteId: null }]
        const actor = { userId: publisherId, name: publisherName }
        const result = await invitePersonIn(tx, { email, name: name.trim(), memberships, actor, now })
        if (result.ok) invited += 1
      }
      await tx.onboarding.update({ where: { id }, data: { finishedAt: new Date(now), step: 'review' } })
    }
    return invited
  })

/** The people who are invited when a site first goes live; none if it isn't being set up. */
export const peopleToInvite = (db: Database, siteId: string) =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findFirst({ where: { siteId, finishedAt: null, discardedAt: null } })
    return row ? toOnboarding(row).answers.people.invited.map((person) => ({ ...person, name: person.name.trim() })) : []
  })
