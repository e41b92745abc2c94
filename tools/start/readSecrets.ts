import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Secrets {
  readonly auth: string
  readonly internal: string
}

/** The installation's own secrets: from the environment, else made once and kept beside the embedded database. */
export const readSecrets = (dataDirectory: string): Secrets => {
  const file = path.join(dataDirectory, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true })
    writeFileSync(file, JSON.stringify({ auth: randomBytes(32).toString('base64url'), internal: randomBytes(32).toString('base64url') }), {
      mode: 0o600,
    })
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Secrets
  return { auth: process.env.AUTH_SECRET ?? kept.auth, internal: process.env.INTERNAL_SECRET ?? kept.internal }
}
