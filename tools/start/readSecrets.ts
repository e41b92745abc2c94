import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeFileAtomicallySync } from '@forecourt/data/embedded/writeFileAtomicallySync'

export interface Secrets {
  readonly auth: string
  readonly internal: string
}

/** Minimum length that the apps accept. */
const minLength = 16
const created = () => randomBytes(32).toString('base64url')

/** Error in a secrets file; null if valid. */
const faultOf = (stored: unknown): string | null => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return 'it holds no secrets'
  const missing = (['auth', 'internal'] as const).filter((name) => {
    const value = (stored as Partial<Record<keyof Secrets, unknown>>)[name]
    return typeof value !== 'string' || value.length < minLength
  })
  return missing.length === 0
    ? null
    : `${missing.map((name) => `"${name}"`).join(' and ')} must be a text of ${minLength} characters or more`
}

const readStoredSecrets = (file: string): Secrets => {
  let stored: unknown
  let fault: string | null
  try {
    stored = JSON.parse(readFileSync(file, 'utf8'))
    fault = faultOf(stored)
  } catch (error) {
    fault = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message
  }
  if (fault === null) return stored as Secrets
  throw new Error(`${file} can't be used: ${fault}. Fix it, or delete it to create new secrets, which signs all users out of the console.`)
}

/** The installation's secrets: from the environment, else generated and stored beside the embedded database. */
export const readSecrets = (dataDirectory: string): Secrets => {
  const { AUTH_SECRET, INTERNAL_SECRET } = process.env
  if (AUTH_SECRET && INTERNAL_SECRET) return { auth: AUTH_SECRET, internal: INTERNAL_SECRET }
  const file = path.join(dataDirectory, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true })
    writeFileAtomicallySync(file, JSON.stringify({ auth: created(), internal: created() }))
  }
  const stored = readStoredSecrets(file)
  return { auth: AUTH_SECRET ?? stored.auth, internal: INTERNAL_SECRET ?? stored.internal }
}
