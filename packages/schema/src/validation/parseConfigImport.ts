import { isRecord } from '../isRecord'
import { schemaVersion as currentVersion } from '../json-schema/configSchema'
import { jsonMistake } from '../layers/jsonMistake'
import type { ConfigProblem } from '../layers/Layer'
import { migrateValues, NewerConfigError } from '../migrations/migrateValues'
import type { ConfigValues } from '../ResolvedConfig'
import { forbiddenContent, validateValues } from './validateValues'

export type ConfigImport =
  | { readonly ok: true; readonly values: ConfigValues }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** 2 MB; the largest realistic config is a tenth of it. */
export const maxImportBytes = 2_000_000

/** Error for a larger file. */
export const formatTooLarge = 'The file is larger than the limit of 2 MB.'

const refusal = (message: string): ConfigImport => ({
  ok: false,
  problems: [{ pointer: '', where: '', message, severity: 'error', kind: 'value' }],
})

const isTooLarge = (text: string) =>
  text.length > maxImportBytes || (text.length * 3 > maxImportBytes && new TextEncoder().encode(text).length > maxImportBytes)

/** Exports contain `{ schemaVersion, values }`; a file with only values is read as the current version. `$schema` is for JSON editors. */
const versioned = ({ $schema: _, ...document }: Record<string, unknown>) =>
  typeof document.schemaVersion === 'number' && Object.hasOwn(document, 'values')
    ? { schemaVersion: document.schemaVersion, values: document.values }
    : { schemaVersion: currentVersion, values: document }

/** Parses an imported config file into a layer's migrated values. Every error says how to fix it. */
export const parseConfigImport = (text: string): ConfigImport => {
  if (isTooLarge(text)) return refusal(formatTooLarge)
  const source = text.replace(/^\ufeff/, '')
  let document: unknown
  try {
    document = JSON.parse(source)
  } catch {
    const { line, column, message } = jsonMistake(source)
    return refusal(`The file is not valid JSON. Line ${line}, column ${column}: ${message}`)
  }
  if (!isRecord(document)) return refusal('The file holds no config: it must be a JSON object, such as { "search": { "pageSize": 24 } }.')
  const forbidden = forbiddenContent(document)
  if (forbidden.length > 0) return { ok: false, problems: forbidden }
  const { schemaVersion, values } = versioned(document)
  if (!Number.isInteger(schemaVersion) || schemaVersion < 0) return refusal('The file’s schemaVersion is not a version number.')
  if (schemaVersion > currentVersion) return refusal(new NewerConfigError(schemaVersion).message)
  const migrated = migrateValues({ schemaVersion, values })
  const problems = validateValues(migrated)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values: migrated }
}
