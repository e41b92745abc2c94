import { validateLayer } from '../generated/validateLayer'
import type { ConfigProblem } from '../layers/Layer'
import { joinPointer } from '../pointer/joinPointer'
import { settingAt } from '../settingAt'
import { valueProblem } from './valueProblem'

/** Maximum nesting; the deepest setting is at about ten levels. */
const maxDepth = 20

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Content forbidden in any config: keys such as `__proto__`, NUL characters (Postgres can't store them), excessive nesting. */
export const forbiddenContent = (values: unknown): ConfigProblem[] => {
  const problems: ConfigProblem[] = []
  const report = (pointer: string, message: string) => problems.push({ pointer, where: pointer, message, severity: 'error', kind: 'value' })
  const walk = (value: unknown, pointer: string, depth: number) => {
    if (problems.length >= 20) return
    if (typeof value === 'string' && value.includes('\0')) report(pointer, 'The text contains a NUL character, which can’t be stored.')
    if (typeof value !== 'object' || value === null) return
    if (depth > maxDepth) {
      report(pointer, 'The settings are nested too deeply.')
      return
    }
    for (const key of Object.keys(value)) {
      const at = joinPointer(pointer, key)
      if (dangerousKeys.has(key)) report(at, `“${key}” is not allowed as a name.`)
      else if (key.includes('\0')) report(at, 'A name contains a NUL character, which can’t be stored.')
      else walk((value as Record<string, unknown>)[key], at, depth + 1)
    }
  }
  walk(values, '', 0)
  return problems
}

/** Maximum number of reported problems. */
const maxProblems = 100

/** Keywords of composite schemas, whose errors say nothing about the value. */
const compositeKeywords = new Set(['if', 'anyOf', 'oneOf'])

/** Problems of a layer's values: unknown keys, wrong types, values out of range. Empty if valid. */
export const validateValues = (values: unknown): ConfigProblem[] => {
  const forbidden = forbiddenContent(values)
  if (forbidden.length > 0) return forbidden
  if (validateLayer(values)) return []
  const found = new Map<string, ConfigProblem>()
  for (const error of validateLayer.errors ?? []) {
    if (compositeKeywords.has(error.keyword) || found.size >= maxProblems) continue
    const { pointer, holder, message } = valueProblem(error, values)
    const where = settingAt(pointer, values)?.where ?? settingAt(holder, values)?.where ?? ''
    if (!found.has(pointer)) found.set(pointer, { pointer, where, message, severity: 'error', kind: 'value' })
  }
  return [...found.values()]
}
