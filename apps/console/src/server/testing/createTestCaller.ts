import type { Change } from '@forecourt/data/changes/Change'
import type { Database } from '@forecourt/data/createDatabase'
import type { Role } from '@forecourt/rules/access/roles'
import { postcodeGeocoder } from '@forecourt/services/geocoding/postcodeGeocoder'
import { sampleLookup } from '@forecourt/services/vehicle-lookup/sampleLookup'
import type { Session } from '../../auth/Session'
import type { Context } from '../Context'
import { createInboxNews } from '../inbox/createInboxNews'
import { createCaller } from './createCaller'
import { memoryFiles } from './memoryFiles'
import { temporaryUploads } from './temporaryUploads'

export const testNow = '2026-06-01T02:00:00.000Z'

/** A session as a person of an organisation in a role; null is staff. */
export const buildSession = (role: Role, organisationId: string | null, siteId: string | null = null): Session => ({
  user: { id: `${role}-user`, name: `${role} person`, email: `${role}@example.com` },
  roles: [{ role, organisationId, organisationName: organisationId, siteId }],
  organisationIds: organisationId === null ? [] : [organisationId],
})

/** A caller of the procedures as someone, without HTTP; `refreshed` collects the changes that site servers were told. */
export const createTestCaller = (db: Database, session: Session | null, over: Partial<Context> = {}) => {
  const refreshed: Change[] = []
  const files = over.files ?? memoryFiles()
  const context: Context = {
    session,
    db,
    now: testNow,
    mailDirectory: '/nowhere',
    files,
    uploads: temporaryUploads(),
    withholdPicture: files.withhold,
    fetchPhoto: async () => ({ fault: 'There is no network in tests.', isFinal: true }),
    fetchPicture: async () => ({ ok: false, message: 'There is no network in tests.', isFinal: true }),
    originOf: (host) => `http://${host}:3000`,
    consoleUrl: 'https://console.example',
    siteHostSuffix: 'sites.example',
    geocoder: postcodeGeocoder,
    dns: { txt: async () => [] },
    vehicles: sampleLookup(
      async () => [{ name: 'Kia', models: ['Rio'] }],
      () => testNow,
    ),
    secret: 'a secret of the installation',
    internalSecret: 'a secret of the sites',
    replyDomain: 'replies.example',
    inboxNews: createInboxNews,
    refreshSites: async (change) => {
      refreshed.push(change)
      return [{ url: 'http://site', ok: true, message: '' }]
    },
    ...over,
  }
  return { call: createCaller(context), refreshed }
}
