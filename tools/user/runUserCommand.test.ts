import { accountByEmail } from '@forecourt/data/people/accountByEmail'
import { readSession, startSession } from '@forecourt/data/people/sessions/readSession'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { isSetupCode } from '@forecourt/services/people/setupCode'
import { describe, expect, test } from 'vitest'
import { parseUserArguments } from './parseUserArguments'
import { runUserCommand } from './runUserCommand'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const secret = 'a secret of the installation'

const run = async (args: string[], password = 'correct horse battery staple') => {
  const output: string[] = []
  const code = await runUserCommand(world.db, parseUserArguments(args), {
    actor: { userId: null, name: 'root (command line)' },
    now,
    secret,
    readPassword: async () => password,
    log: (line) => output.push(line),
  })
  return { code, output: output.join('\n') }
}

describe('Commands for users of the console', { shuffle: false }, () => {
  test('An added administrator can sign in, and the audit records it', async () => {
    expect(await run(['add', 'Mia@example.com', '--name', 'Mia'])).toMatchObject({ code: 0 })
    const account = await accountByEmail(world.db, 'mia@example.com')
    expect(account).toMatchObject({ name: 'Mia', hasRole: true, organisationId: null })
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
    const [entry] = await world.db.platform.transaction((tx) => tx.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 }))
    expect(entry).toMatchObject({ action: 'user.add', actorName: 'root (command line)' })
    expect(await run(['add', 'mia@example.com', '--name', 'Mia'])).toMatchObject({ code: 1 })
  })

  test('A weak password is refused with a message, and no user is created', async () => {
    expect(await run(['add', 'jo@example.com', '--name', 'Jo'], 'short')).toEqual({ code: 1, output: expect.stringMatching(/at least 12/) })
    expect(await accountByEmail(world.db, 'jo@example.com')).toBeNull()
  })

  test('A new password signs the user out everywhere; disabling removes their access', async () => {
    const sessionId = await startSession(world.db, { userId: world.south.userId, device: '', now })
    expect(await run(['password', world.south.email])).toMatchObject({ code: 0 })
    expect(await readSession(world.db, sessionId, now)).toBeNull()
    await run(['add', 'other@example.com', '--name', 'Other'])
    expect(await run(['disable', 'other@example.com'])).toMatchObject({ code: 0 })
    expect((await accountByEmail(world.db, 'other@example.com'))?.hasRole).toBe(false)
    expect(await run(['password', 'nobody@example.com'])).toMatchObject({ code: 1 })
  })

  test('One command removes the demo logins, and no others', async () => {
    await world.db.platform.transaction((tx) =>
      insertUser(tx, {
        id: 'demo',
        email: 'demo@example.com',
        name: 'Demo',
        passwordHash: 'x',
        demo: true,
        memberships: [{ role: 'platformAdmin' }],
      }),
    )
    expect((await run(['list'])).output).toMatch(/demo@example\.com\tDemo\tactive \(demo\)\tAdministrator, Forecourt/)
    expect(await run(['remove-demo'])).toEqual({ code: 0, output: '1 demo login is gone.' })
    expect((await run(['list'])).output).not.toContain('demo@example.com')
  })

  test('Removing the demo with the last administrator prints how to create another', async () => {
    const keep = (disabled: boolean) => world.db.platform.transaction((tx) => tx.user.updateMany({ data: { disabled } }))
    await keep(true)
    const { code, output } = await run(['remove-demo'])
    await keep(false)
    expect(code).toBe(0)
    expect(output).toMatch(/There is no administrator now.*npm run user -- add/)
  })

  test('The set-up code is the one that the first-run page accepts', async () => {
    expect(isSetupCode(secret, (await run(['setup-code'])).output)).toBe(true)
  })

  test.each([
    { args: [], sentence: /Enter a command/ },
    { args: ['delete'], sentence: /no command delete/ },
    { args: ['add'], sentence: /Enter an email address/ },
    { args: ['add', 'mia@example.com'], sentence: /--name/ },
    { args: ['add', 'mia@example.com', 'Mia'], sentence: /quotes/ },
    { args: ['list', 'all'], sentence: /nothing more/ },
    { args: ['add', '--admin'], sentence: /npm run user/ },
  ])('A command for users of the console is refused: npm run user -- $args', ({ args, sentence }) => {
    expect(() => parseUserArguments(args)).toThrow(sentence)
  })
})
