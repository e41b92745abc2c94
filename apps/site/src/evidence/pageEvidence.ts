import { createHash } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import { readRecord } from '@forecourt/data/evidence/readRecord'
import { checkSeals } from '@forecourt/data/evidence/sealDays'
import { buildAt } from '@forecourt/data/evidence/siteBuilds'
import { verifyEvidence } from '@forecourt/services/evidence/evidenceKey'
import type { PageEvidence } from '@forecourt/services/evidence/PageEvidence'
import { database } from '../sites/database'
import { pastDatabase } from '../sites/pastDatabase'
import { siteBuild } from '../sites/siteBuild'
import { pageAsShown, type ShownAddress } from './pageAsShown'

const carSlugOf = (path: string): string | null => /^\/cars\/([^/]+)$/.exec(path)?.[1] ?? null

/** The code that rendered then and now; a sentence where they differ. */
const renderers = async (db: Database, at: string) => {
  const earlier = await buildAt(db, at)
  const now = siteBuild()
  if (earlier === now) return { earlier, now, differences: [] }
  const sentence =
    earlier === null
      ? 'Which code rendered the page then isn’t known; today’s renders it here.'
      : `The page was rendered by build ${earlier}; build ${now} renders it here. Markup and names of scripts may differ.`
  return { earlier, now, differences: [sentence] }
}

/** The page of an address at an instant with what was recorded about it, and whether the records are intact (CFG-12). */
export const pageEvidence = async (address: ShownAddress, at: string): Promise<PageEvidence> => {
  const db = database()
  const shown = await pageAsShown(db, pastDatabase(), address, at)
  if (shown.kind === 'notShown') return shown
  const bodyHash = 'body' in shown ? createHash('sha256').update(shown.body).digest('hex') : null
  if (shown.kind === 'closed') return { ...shown, bodyHash, record: null, seals: null }
  const { siteId, organisationId, version } = shown.site
  const record = await readRecord(db, { organisationId, siteId, version, carSlug: carSlugOf(address.path), at })
  const { days, broken, erased } = await checkSeals(db, organisationId, verifyEvidence)
  const last = days.at(-1)
  const { differences, ...renderer } = await renderers(db, at)
  return {
    ...shown,
    ...(shown.kind === 'page' && { differences: [...shown.differences, ...differences] }),
    renderer,
    bodyHash,
    record,
    seals: {
      days: days.length,
      broken,
      erased,
      last: last ? { day: last.day, hash: last.hash, signature: last.signature } : null,
      keys: [...new Map(days.map(({ publicKey, day }) => [publicKey, day]))].map(([publicKey, until]) => ({ publicKey, until })),
    },
  }
}
