import { join } from 'node:path'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { sampleReviews } from '../../review-sources/sampleReviews'
import { readFeedHere } from '../../stock-feeds/FeedReader'
import { fileStorage } from '../../storage/fileStorage'
import { uploadFolder } from '../../uploads/uploadFolder'
import type { WorkerOptions } from '../createWorkerContext'

/** Worker options for tests: mail is discarded by default; files are in `home`. */
export const workerOptions = (urls: RoleUrls, { home = 'no-such-folder', ...settings }: Partial<WorkerOptions> & { home?: string }) => ({
  urls,
  smtpUrl: 'smtp://127.0.0.1:1',
  mailFrom: 'Forecourt <no-reply@forecourt.example>',
  hostedIndexes: { adminKeyOf: () => null },
  originTemplate: 'https://{host}',
  consoleUrl: 'https://console.example',
  linkSecret: 'a secret of the installation',
  shopperSecret: 'a secret of shoppers',
  files: fileStorage(join(home, 'files')),
  uploads: uploadFolder(join(home, 'uploads')),
  mediaCache: join(home, 'media-cache'),
  directories: [],
  openFeedReader: readFeedHere,
  domains: async () => ({ addresses: null, platform: null, caa: null, redirectsTo: null }),
  certificateAuthorities: ['letsencrypt.org'],
  certificates: async () => ({ ok: false as const, problem: 'There is no network in tests.' }),
  reviews: { pull: sampleReviews(() => new Date().toISOString()) },
  fetchFeed: async () => ({ kind: 'unchanged' as const }),
  trustedHosts: [],
  siteServers: { urls: [], secret: 'a secret of the sites' },
  log: () => {},
  ...settings,
})
