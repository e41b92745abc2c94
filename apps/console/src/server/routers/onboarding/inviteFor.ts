import type { Actor } from '@forecourt/data/Actor'
import { getOnboarding } from '@forecourt/data/onboarding/getOnboarding'
import { invitePerson } from '@forecourt/data/people/invitePerson'
import type { Context } from '../../Context'

/** Invites everybody an onboarding names to its dealer; gives how many. Asked again, nobody is invited twice. */
export const inviteFor = async (ctx: Context & { readonly actor: Actor }, id: string, organisationId: string): Promise<number> => {
  const { db, now, actor } = ctx
  let count = 0
  for (const { name, email, role } of (await getOnboarding(db, id))?.answers.people.invited ?? []) {
    const result = await invitePerson(db, { email, name: name.trim(), memberships: [{ role, organisationId, siteId: null }], actor, now })
    if (result.ok) count += 1
  }
  return count
}
