import { generateClient } from '../start/generateClient'
import { formatReport } from './formatReport'

/** `npm run config:check`: validates all stored configs with this working tree's schema; fails if one is invalid. */
const configCheck = async () => {
  await generateClient()
  const { withDatabase } = await import('../site/withDatabase')
  const { checkStoredConfigs } = await import('@forecourt/data/sites/checkStoredConfigs')
  const started = Date.now()
  const check = await withDatabase((db) => checkStoredConfigs(db))
  const { text, broken } = formatReport(check, Date.now() - started)
  process.stdout.write(text)
  return broken ? 1 : 0
}

try {
  process.exitCode = await configCheck()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
