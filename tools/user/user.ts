import os from 'node:os'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { withDatabase } from '../site/withDatabase'
import { generateClient } from '../start/generateClient'
import { readSecrets } from '../start/readSecrets'
import { readSettings } from '../start/settings'
import { parseUserArguments } from './parseUserArguments'

/** Prompts for a password without echo; without a terminal, reads the first line of stdin. */
const readPassword = async (): Promise<string> => {
  const terminal = process.stdin.isTTY
  if (terminal) process.stderr.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: terminal ? silent : undefined, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) process.stderr.write('\n')
  }
}

/** `npm run user -- add|password|disable|enable|list|remove-demo|setup-code`: manages users from the command line. */
const user = async () => {
  const wanted = parseUserArguments(process.argv.slice(2))
  const { auth } = readSecrets(readSettings().dataDirectory)
  await generateClient()
  const { runUserCommand } = await import('./runUserCommand')
  return withDatabase((db) =>
    runUserCommand(db, wanted, {
      actor: { userId: null, name: `${os.userInfo().username} (command line)` },
      now: new Date().toISOString(),
      secret: auth,
      readPassword,
      log: (line) => process.stdout.write(`${line}\n`),
    }),
  )
}

try {
  process.exitCode = await user()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
