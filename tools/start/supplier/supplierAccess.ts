import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '@forecourt/data/embedded/writeWhole'
import { newHostKey } from '@forecourt/services/stock-feeds/sample/newHostKey'
import type { Secrets } from '../readSecrets'

export const supplierUser = 'sample-supplier'
export const supplierFolder = '/out'
/** The address it serves at, which no other machine reaches. */
export const supplierHost = '127.0.0.1'

/** What the sample supplier is got into with, which stays: its key is pinned by whoever was shown it, its password is the installation's own. */
export const supplierAccess = (dataDirectory: string, secrets: Secrets) => {
  const file = path.join(dataDirectory, 'supplier.key')
  if (!existsSync(file)) writeWhole(file, newHostKey())
  return {
    hostKey: readFileSync(file, 'utf8'),
    password: createHmac('sha256', secrets.internal).update('sample supplier').digest('base64url').slice(0, 24),
  }
}
