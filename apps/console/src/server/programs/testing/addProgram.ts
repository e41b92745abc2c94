import type { Database } from '@forecourt/data/createDatabase'
import { addProgramToken } from '@forecourt/data/people/tokens/programTokens'
import type { WorldSide } from '@forecourt/data/testing/buildWorld'
import { type ProgramPermission, programPermissions } from '@forecourt/rules/access/programTokens'
import { testNow } from '../../testing/createTestCaller'
import { type Program, programOfToken } from '../tokenSession'

let count = 0

/** Adds a program that acts for a user of the test world on the user's site; replaces the user's other programs. */
export const addProgram = async (
  db: Database,
  { organisationId, siteId, userId }: Pick<WorldSide, 'organisationId' | 'siteId' | 'userId'>,
  permissions: readonly ProgramPermission[] = programPermissions,
): Promise<Program & { readonly hash: string }> => {
  const hash = `program-${count++}`
  await db.platform.transaction((tx) => tx.programToken.deleteMany({ where: { userId } }))
  await addProgramToken(db, {
    ...{ organisationId, siteId, userId, permissions, name: 'Assistant', hours: 1, now: testNow },
    ...{ key: { hash, hint: 'hint' }, actor: { userId, name: 'Nia' } },
  })
  const program = await programOfToken(db, hash, testNow)
  if (!program) throw new Error('The token isn’t valid.')
  return { ...program, hash }
}
