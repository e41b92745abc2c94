import { generateClient } from './generateClient'
import { buildApps } from './steps/buildApps'
import { step } from './steps/step'

/** `npm run build`: all that serving needs and that a database has no part in. */
try {
  await step('Generating the database client', generateClient)
  await buildApps()
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
