import { openInvitations } from '@forecourt/data/people/openInvitations'
import { listPasskeys } from '@forecourt/data/people/passkeys/ownPasskeys'
import { getOneInput } from '../../getOneInput'
import { findPerson } from '../../people/findPerson'
import { personRow } from '../../people/personRow'
import { procedure } from '../../procedure'

/** A person with the roles they hold where the caller manages people, and whether they hold others elsewhere. */
export const getOne = procedure
  .permission('user.manage')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { person, mine, whole } = await findPerson(ctx, id)
    const invited = await openInvitations(ctx.db, [id])
    const passkeys = await listPasskeys(ctx.db, id)
    const seen = ctx.accessScopes.some(({ organisationId }) => organisationId === null) ? person.memberships : mine
    return {
      ...personRow({ ...person, memberships: seen }, { ...ctx, invitedUntil: invited.get(id) ?? null }),
      whole,
      passkeys: passkeys.length,
    }
  })
