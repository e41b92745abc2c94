import type { ConfigProblem } from '../layers/Layer'
import { joinPointer } from '../pointer/joinPointer'

/** The deepest setting lies some ten steps down; anything deeper is an attack or an accident. */
const deepest = 20

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** What no config may hold, whatever the schema: keys that reach into JavaScript itself, NUL characters (Postgres cannot store them), endless depth. */
export const forbiddenContent = (values: unknown): ConfigProblem[] => {
  const problems: ConfigProblem[] = []
  const report = (pointer: string, message: string) => problems.push({ pointer, where: pointer, message, severity: 'error', kind: 'value' })
  const walk = (value: unknown, pointer: string, depth: number) => {
    if (problems.length >= 20) return
    if (typeof value === 'string' && value.includes('\0')) report(pointer, 'The text contains a NUL character, which cannot be stored.')
    if (typeof value !== 'object' || value === null) return
    if (depth > deepest) {
      report(pointer, 'The config is nested too deeply.')
      return
    }
    for (const key of Object.keys(value)) {
      const at = joinPointer(pointer, key)
      if (dangerousKeys.has(key)) report(at, `“${key}” is not allowed as a name.`)
      else if (key.includes('\0')) report(at, 'A name contains a NUL character, which cannot be stored.')
      else walk((value as Record<string, unknown>)[key], at, depth + 1)
    }
  }
  walk(values, '', 0)
  return problems
}
