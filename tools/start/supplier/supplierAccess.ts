import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeFileAtomicallySync } from '@forecourt/data/embedded/writeFileAtomicallySync'
import { newHostKey } from '@forecourt/services/stock-feeds/sample/newHostKey'
import type { Secrets } from '../readSecrets'

export const supplierUser = 'sample-supplier'
export const supplierFolder = '/out'
/** Loopback address of the server. */
export const supplierHost = '127.0.0.1'

/** Persistent access data of the sample supplier: its host key is pinned on first use, its password derives from the installation. */
export const supplierAccess = (dataDirectory: string, secrets: Secrets) => {
  const file = path.join(dataDirectory, 'supplier.key')
  if (!existsSync(file)) writeFileAtomicallySync(file, newHostKey())
  return {
    hostKey: readFileSync(file, 'utf8'),
    password: createHmac('sha256', secrets.internal).update('sample supplier').digest('base64url').slice(0, 24),
  }
}
