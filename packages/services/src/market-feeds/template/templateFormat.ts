import { toSlug } from '@forecourt/rules/routing/toSlug'
import { isOneOf, stepped } from '../../stock-feeds/mappedLine'
import type { MarketCarContext, MarketFormat, MarketValue } from '../MarketFormat'
import { marketNeeds } from '../marketNeeds'
import { findCarFact } from './carFactColumns'
import type { MarketTemplateDocument, TemplateField } from './MarketTemplate'

const isNothing = (value: MarketValue): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)

const joinValue = (value: MarketValue, between: string): string => {
  if (value === null) return ''
  return typeof value === 'object' ? value.join(between) : String(value)
}

const orders = { dmy: [2, 1, 0], mdy: [1, 2, 0], ymd: [0, 1, 2], my: [1, 0], ym: [0, 1] } as const

/** Applies a step in the export direction: a date is formatted in the requested order. */
const applyStep = (text: string, step: TemplateField['steps'][number]): string => {
  if (step.do !== 'date') return stepped(text, step)
  const parts = /^(\d{4})-(\d\d)-(\d\d)/.exec(text)?.slice(1)
  return parts ? orders[step.order].map((place) => parts[place]).join(step.order === 'ymd' ? '-' : '/') : text
}

const templateValue = ({ from, join, constant, when, steps }: TemplateField, between: string, context: MarketCarContext): MarketValue => {
  if (when && !isOneOf(joinValue(findCarFact(when.fact, context), between), when.is)) return null
  const values = from.map((name) => findCarFact(name, context)).filter((value) => !isNothing(value))
  const found = join === undefined ? (values[0] ?? null) : values.map((value) => joinValue(value, between)).join(join)
  const value = isNothing(found) ? (constant ?? null) : found
  if (steps.length === 0 || value === null) return value
  return steps.reduce((text, step) => applyStep(text, step), joinValue(value, between)) || null
}

/** Format id of a template. */
export const templateFormatId = (templateId: string): string => `template-${templateId}`

/** Converts a template to a format. */
export const templateFormat = (id: string, name: string, document: MarketTemplateDocument): MarketFormat => {
  const { layout, dialect, fields, needs } = document
  return {
    id: templateFormatId(id),
    title: name,
    help: 'Your own feed.',
    file: `${toSlug(name) || 'cars'}.${layout}`,
    countries: ['AU', 'NZ'],
    layout,
    dialect,
    part: {
      id: templateFormatId(id),
      title: `In ${name}`,
      requirement: 'ENT-01',
      elementSetting: null,
      needs: [marketNeeds.listed, ...needs.map((need) => marketNeeds[need])],
    },
    columns: fields.map((field) => ({ name: field.name, value: (context) => templateValue(field, dialect.between, context) })),
  }
}
