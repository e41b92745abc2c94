import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { historySizes } from '@forecourt/data/evidence/historySizes'
import { requestEvidence, requestEvidenceFile } from '@forecourt/services/evidence/requestEvidence'
import { withDatabase } from '../site/withDatabase'
import { generateClient } from '../start/generateClient'
import { readSecrets } from '../start/readSecrets'
import { readSettings } from '../start/settings'
import { formatHistorySizes } from './formatHistorySizes'
import { parseEvidenceArguments } from './parseEvidenceArguments'

/**
 * `npm run evidence -- <url> <time> [folder]`: writes the page as it was shown at that time, with what was recorded about it, as HTML, JSON,
 * PDF and a web archive. A site server must be running.
 */
const evidence = async () => {
  const { url, at, folder } = parseEvidenceArguments(process.argv.slice(2), new Date().toISOString())
  const { sitePort, dataDirectory } = readSettings()
  const urls = (process.env.SITE_INTERNAL_URLS ?? `http://127.0.0.1:${sitePort}`).split(',')
  const servers = { urls, secret: readSecrets(dataDirectory).internal }
  const found = await requestEvidence({ url, at }, servers)
  if (!found) throw new Error(`No site server answered with the page. Asked: ${urls.join(', ')}. If none runs, start one with npm start.`)
  if (found.kind === 'notShown') throw new Error(`Nothing to show (${found.reason}); the history begins ${found.beginning}.`)
  await mkdir(folder, { recursive: true })
  const statements = { url, at, ...found, ...('body' in found && { body: undefined }) }
  await writeFile(path.join(folder, 'evidence.json'), `${JSON.stringify(statements, null, 2)}\n`)
  if ('body' in found) await writeFile(path.join(folder, 'page.html'), found.body)
  for (const form of ['pdf', 'warc'] as const) {
    const file = await requestEvidenceFile({ url, at, form }, servers)
    if (!file) throw new Error(`The site server wrote no ${form.toUpperCase()}.`)
    await writeFile(path.join(folder, `page.${form}`), Buffer.from(file.data, 'base64'))
  }
  process.stdout.write(`${found.kind} with status ${found.status}, written to ${path.resolve(folder)}\n`)
  for (const change of found.withinMinute)
    process.stdout.write(`Within this minute, ${change.what.join(' and ')} changed. For the page after it, ask for ${change.at}.\n`)
  return found.seals?.broken.length ? 1 : 0
}

/** `npm run evidence -- sizes`: what the history takes, by organisation and year. */
const sizes = async () => {
  await generateClient()
  return withDatabase(async (db) => {
    process.stdout.write(formatHistorySizes(await historySizes(db.platform)))
    return 0
  })
}

try {
  process.exitCode = process.argv.slice(2).join(' ') === 'sizes' ? await sizes() : await evidence()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
