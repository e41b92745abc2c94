import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Change } from '@forecourt/data/changes/notifyChange'
import type { Database } from '@forecourt/data/createDatabase'
import type { Role } from '@forecourt/rules/access/roles'
import { postcodeGeocoder } from '@forecourt/services/geocoding/searchGeocoder'
import type { FileStore, StoredFile } from '@forecourt/services/storage/fileStorage'
import { type UploadFolder, uploadFolder } from '@forecourt/services/uploads/uploadFolder'
import { sampleLookup } from '@forecourt/services/vehicle-lookup/sampleLookup'
import type { Session } from '../../auth/Session'
import { appRouter } from '../appRouter'
import type { Context } from '../Context'
import { createInboxEvents } from '../inbox/createInboxEvents'
import { createCallerFactory } from '../trpc'

/** Calls procedures without HTTP. */
export const createCaller = createCallerFactory(appRouter)

/** An upload directory, created on first use. */
export const temporaryUploads = (): UploadFolder => uploadFolder(join(tmpdir(), `uploads-${randomUUID()}`))

/** A file storage in memory. */
export const memoryFiles = (): FileStore & { readonly files: ReadonlyMap<string, StoredFile> } => {
  const files = new Map<string, StoredFile>()
  let count = 0
  const withheld = new Map<string, StoredFile>()
  const move = (key: string, from: Map<string, StoredFile>, to: Map<string, StoredFile>) => {
    const file = from.get(key)
    if (file) to.set(key, file)
    from.delete(key)
  }
  return {
    files,
    put: async (folder, bytes, contentType) => {
      const key = `${folder}/${count++}.webp`
      files.set(key, { bytes, contentType })
      return { key }
    },
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => {
      files.delete(key)
    },
    withhold: async (key) => move(key, files, withheld),
    getWithheld: async (key) => withheld.get(key) ?? files.get(key) ?? null,
    release: async (key) => move(key, withheld, files),
  }
}

export const testNow = '2026-06-01T02:00:00.000Z'

/** A session with a role in an organisation; null is staff. */
export const buildSession = (role: Role, organisationId: string | null, siteId: string | null = null): Session => ({
  user: { id: `${role}-user`, name: `${role} person`, email: `${role}@example.com` },
  roles: [{ role, organisationId, organisationName: organisationId, siteId }],
  organisationIds: organisationId === null ? [] : [organisationId],
})

/** A context without network; `refreshed` collects the changes sent to site servers. */
export const createTestContext = (db: Database, session: Session | null, over: Partial<Context> = {}) => {
  const refreshed: Change[] = []
  const files = over.files ?? memoryFiles()
  const context: Context = {
    session,
    db,
    now: testNow,
    mailDirectory: '/nowhere',
    hasMailServer: false,
    files,
    uploads: temporaryUploads(),
    withholdPicture: files.withhold,
    fetchPhoto: async () => ({ fault: 'There is no network in tests.', isFinal: true }),
    fetchPicture: async () => ({ ok: false, message: 'There is no network in tests.', isFinal: true }),
    originOf: (host) => `http://${host}:3000`,
    consoleUrl: 'https://console.example',
    siteHostSuffix: 'sites.example',
    geocoder: postcodeGeocoder,
    maxDomains: 50,
    dns: { txt: async () => [], addresses: async () => null, caa: async () => [] },
    probeDomain: async () => ({ addresses: null, platform: null, caa: null, redirectsTo: null }),
    certificateAuthorities: ['letsencrypt.org'],
    googleConsent: {
      address: (state) => `https://accounts.example/?${new URLSearchParams({ state })}`,
      exchange: async () => 'a refresh token',
    },
    vehicles: sampleLookup(
      async () => [{ name: 'Kia', models: ['Picanto'] }],
      () => testNow,
    ),
    secret: 'a secret of the installation',
    internalSecret: 'a secret of the sites',
    replyDomain: 'replies.example',
    support: { name: 'Example support', phone: '1300 975 707', email: 'help@example.com' },
    inboxEvents: createInboxEvents,
    refreshSites: async (change) => {
      refreshed.push(change)
      return [{ url: 'http://site', ok: true, message: '' }]
    },
    judgeSite: async () => ({ judged: 0, total: 0, complete: true, next: null, findings: [] }),
    forecastSite: async () => null,
    forecastStock: async () => null,
    requestEvidence: async () => null,
    requestEvidenceFile: async () => null,
    ...over,
  }
  return { context, refreshed }
}

/** A caller of the procedures without HTTP; `refreshed` collects the changes sent to site servers. */
export const createTestCaller = (db: Database, session: Session | null, over: Partial<Context> = {}) => {
  const { context, refreshed } = createTestContext(db, session, over)
  return { call: createCaller(context), refreshed }
}
