import { createHash } from 'node:crypto'
import { carsOfPage } from '@forecourt/data/evidence/carsOfPage'
import { changesWithinMinute } from '@forecourt/data/evidence/changesWithinMinute'
import { readRecord } from '@forecourt/data/evidence/readRecord'
import { checkSeals } from '@forecourt/data/evidence/sealDays'
import { verifyEvidence } from '@forecourt/services/evidence/evidenceKey'
import type { PageEvidence } from '@forecourt/services/evidence/PageEvidence'
import { database } from '../sites/database'
import { pastDatabase } from '../sites/pastDatabase'
import { earlierRenderers } from './earlierRenderers'
import type { ShownAddress } from './pageAsShown'
import { shownByItsBuild } from './shownByItsBuild'
import { type BuildFiles, siteBuild } from './siteBuild'

interface FoundEvidence {
  readonly evidence: PageEvidence
  /** Styles, scripts and fonts of the build that rendered the page. */
  readonly files: BuildFiles
}

/** The page of an address at an instant with what was recorded about it, and whether the records are intact (CFG-12). */
export const pageEvidence = async (address: ShownAddress, at: string, now = new Date().toISOString()): Promise<FoundEvidence> => {
  const db = database()
  const builds = { db, past: pastDatabase(), present: siteBuild(), earlierRenderers: earlierRenderers() }
  const { page: shown, differences, renderer, files } = await shownByItsBuild(builds, address, at)
  if (shown.kind === 'notShown') return { evidence: shown, files }
  const bodyHash = 'body' in shown ? createHash('sha256').update(shown.body).digest('hex') : null
  if (shown.kind === 'closed') return { evidence: { ...shown, bodyHash, record: null, withinMinute: [], seals: null }, files }
  const { siteId, organisationId, version } = shown.site
  const { path } = address
  const carIds = 'body' in shown ? await carsOfPage(pastDatabase().at(at), organisationId, path, shown.body) : []
  const record = await readRecord(db, { organisationId, siteId, version, path, carIds, at, now })
  const carId = path.startsWith('/cars/') ? (carIds[0] ?? null) : null
  const { days, broken, erased } = await checkSeals(db, organisationId, verifyEvidence)
  const last = days.at(-1)
  const evidence: PageEvidence = {
    ...shown,
    ...(shown.kind === 'page' && { differences: [...shown.differences, ...differences] }),
    renderer,
    bodyHash,
    record,
    withinMinute: await changesWithinMinute(db, { organisationId, siteId, carId, at }),
    seals: {
      days: days.length,
      broken,
      erased,
      last: last ? { day: last.day, hash: last.hash, signature: last.signature } : null,
      keys: [...new Map(days.map(({ publicKey, day }) => [publicKey, day]))].map(([publicKey, until]) => ({ publicKey, until })),
    },
  }
  return { evidence, files }
}
