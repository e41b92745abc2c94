import { validateLayer } from '../generated/validateLayer'
import type { ConfigProblem } from '../layers/Layer'
import { settingAt } from '../settingAt'
import { forbiddenContent } from './forbiddenContent'
import { valueProblem } from './valueProblem'

/** More than anybody reads; a document with so many problems is not a config. */
const mostProblems = 100

/** The validator's own bookkeeping, which says nothing about the value. */
const silent = new Set(['if', 'anyOf', 'oneOf'])

/** What is wrong with one layer's values: unknown keys, wrong forms, values out of bounds. Empty when nothing is. */
export const validateValues = (values: unknown): ConfigProblem[] => {
  const forbidden = forbiddenContent(values)
  if (forbidden.length > 0) return forbidden
  if (validateLayer(values)) return []
  const found = new Map<string, ConfigProblem>()
  for (const error of validateLayer.errors ?? []) {
    if (silent.has(error.keyword) || found.size >= mostProblems) continue
    const { pointer, holder, message } = valueProblem(error, values)
    const where = settingAt(pointer, values)?.where ?? settingAt(holder, values)?.where ?? ''
    if (!found.has(pointer)) found.set(pointer, { pointer, where, message, severity: 'error', kind: 'value' })
  }
  return [...found.values()]
}
