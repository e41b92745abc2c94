import { readFileSync } from 'node:fs'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { parseConfigImport } from '@forecourt/schema/validation/parseConfigImport'

/** Prints problems, one per line: path, then message. */
export const formatProblems = (problems: readonly ConfigProblem[], log: (line: string) => void): void => {
  for (const { where, pointer, message, severity } of problems)
    log(`  ${severity === 'warning' ? 'Note' : 'Error'}: ${where || pointer || 'The file'}: ${message}`)
}

const textOf = (file: string) => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new Error(`${file} can't be read: ${(error as Error).message}.`)
  }
}

/** Reads a config file; null if invalid, after printing why. */
export const readConfigFile = (file: string, log: (line: string) => void): ConfigValues | null => {
  const parsed = parseConfigImport(textOf(file))
  if (parsed.ok) return parsed.values
  log(`${file} is not a config that can be used:`)
  formatProblems(parsed.problems, log)
  return null
}
