import os from 'node:os'
import { generateClient } from '../start/generateClient'
import { readSettings } from '../start/settings'
import { parseArguments } from './parseArguments'

/** `npm run site -- export|import|diff|publish <slug>`: manages a site's config as a file. */
const site = async () => {
  const wanted = parseArguments(process.argv.slice(2))
  const { consolePort } = readSettings()
  await generateClient()
  const { withDatabase } = await import('./withDatabase')
  const { runSiteCommand } = await import('./runSiteCommand')
  return withDatabase((db) =>
    runSiteCommand(db, wanted, {
      actor: { userId: null, name: `${os.userInfo().username} (command line)` },
      consoleUrl: process.env.CONSOLE_URL ?? `http://localhost:${consolePort}`,
      // Messages go to stderr: stdout has the result only, for redirection and piping.
      log: (line) => process.stderr.write(`${line}\n`),
      print: (text) => process.stdout.write(text),
    }),
  )
}

try {
  process.exitCode = await site()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
