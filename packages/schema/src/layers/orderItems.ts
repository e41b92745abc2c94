import { isRecord } from '../isRecord'
import type { ConfigValues } from '../ResolvedConfig'
import { setValue } from './setValue'
import { valueAt } from './valueAt'

/**
 * A layer that puts the items of a list merged by id into an order. What it says about each item stays;
 * items it said nothing about are named by their id alone, so that everything else is still inherited.
 */
export const orderItems = (values: ConfigValues, pointer: string, ids: readonly string[]): ConfigValues => {
  const current = valueAt(values, pointer)
  const said = Array.isArray(current) ? current.filter(isRecord) : []
  const others = said.filter((item) => !ids.includes(String(item.id)))
  return setValue(values, pointer, [...ids.map((id) => said.find((item) => item.id === id) ?? { id }), ...others])
}
