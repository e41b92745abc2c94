import path from 'node:path'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { assertPortFree } from '../assertPortFree'
import type { Secrets } from '../readSecrets'
import type { Command } from '../Supervisor'
import { root, type Settings } from '../settings'
import { seedSupplierFeed } from './seedSupplierFeed'
import { supplierAccess, supplierHost } from './supplierAccess'

interface SampleSupplier {
  readonly command: Command
  /** Private hosts that feeds may use. */
  readonly trusted: string
}

/** A sample stock supplier, for demo dealers only; null without them or if disabled. Skipped if its port is in use. */
export const sampleSupplier = async (
  urls: Pick<RoleUrls, 'app' | 'platform'>,
  { supplierPort: port, dataDirectory }: Settings,
  secrets: Secrets,
  log: (line: string) => void,
): Promise<SampleSupplier | null> => {
  if (port === null) return null
  try {
    await assertPortFree(port, 'the sample supplier', 'SUPPLIER_PORT')
  } catch (error) {
    log(`  ${(error as Error).message} Feeds go without it.\n`)
    return null
  }
  const { hostKey, password } = supplierAccess(dataDirectory, secrets)
  if (!(await seedSupplierFeed(urls, { port, password, secret: secrets.auth }))) return null
  return {
    command: {
      name: 'supplier',
      command: process.execPath,
      args: ['--import', 'tsx', path.join(root, 'tools/start/supplier/main.ts')],
      cwd: root,
      env: { ...process.env, SUPPLIER_PORT: String(port), SUPPLIER_KEY: hostKey, SUPPLIER_PASSWORD: password },
    },
    trusted: `${supplierHost}:${port}`,
  }
}
