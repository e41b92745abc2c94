import { generateClient } from './generateClient'
import { buildApps } from './steps/buildApps'
import { step } from './steps/step'

/** `npm run build`: everything that serving needs, without a database. */
try {
  await step('Generating the database client', generateClient)
  await buildApps()
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
