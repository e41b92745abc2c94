import os from 'node:os'
import { withDatabase } from '../site/withDatabase'
import { generateClient } from '../start/generateClient'
import { readSecrets } from '../start/readSecrets'
import { readSettings } from '../start/settings'
import { parseUserArguments } from './parseUserArguments'
import { readPassword } from './readPassword'

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
      say: (line) => process.stdout.write(`${line}\n`),
    }),
  )
}

try {
  process.exitCode = await user()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
