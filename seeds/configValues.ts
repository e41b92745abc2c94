import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { validateValues } from '@forecourt/schema/validation/validateValues'

/** Parses a config file as layer values; throws all errors of an invalid file. */
export const configValues = (file: object, name: string): ConfigValues => {
  const problems = validateValues(file).filter(({ severity }) => severity === 'error')
  if (problems.length > 0)
    throw new Error(`The config of ${name} is not valid:\n${problems.map(({ where, message }) => `  ${where}: ${message}`).join('\n')}`)
  return file as ConfigValues
}
