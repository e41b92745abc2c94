import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const port = (name: string, fallback: number) => {
  const value = Number(process.env[name] ?? fallback)
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} must be a port number from 1 to 65535, not "${process.env[name]}".`)
  return value
}

const databaseUrl = () => {
  const url = process.env.DATABASE_URL || undefined
  if (url !== undefined && !(/^postgres(ql)?:/.test(url) && URL.canParse(url)))
    throw new Error(
      'DATABASE_URL must be the address of a Postgres database, such as postgresql://owner:password@localhost:5432/forecourt.',
    )
  return url
}

const dataDirectory = () => path.resolve(root, process.env.FORECOURT_DATA ?? '.data')

const filesPlace = () => {
  const given = process.env.FORECOURT_FILES || path.join(dataDirectory(), 'files')
  return given.startsWith('s3://') ? given : path.resolve(root, given)
}

/** Settings of `npm start` from environment variables; all have defaults (see .env.example). */
export const readSettings = () => ({
  /** Persistent data: embedded database, files, mail, secrets. */
  dataDirectory: dataDirectory(),
  /** Pictures and documents: a folder, or a bucket as `s3://bucket/prefix`. */
  filesPlace: filesPlace(),
  databaseUrl: databaseUrl(),
  /** All given: the roles exist, as the owner may not create any. */
  rolesExist: ['APP_DATABASE_URL', 'PLATFORM_DATABASE_URL', 'WORKER_DATABASE_URL'].every((name) => process.env[name]),
  smtpUrl: process.env.SMTP_URL,
  sitePort: port('SITE_PORT', 3000),
  consolePort: port('CONSOLE_PORT', 3001),
  /** Port of the demo's sample supplier; null disables it. */
  supplierPort: process.env.SUPPLIER_PORT === 'off' ? null : port('SUPPLIER_PORT', 3002),
  /** Total number of cars to seed; the demo's default if absent. */
  cars: process.env.SEED_CARS === undefined ? undefined : Number(process.env.SEED_CARS),
})

export type Settings = ReturnType<typeof readSettings>
