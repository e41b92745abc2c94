import { z } from 'zod'
import { mappingStep } from '../../stock-feeds/FeedMapping'
import { marketNeeds } from '../marketNeeds'
import { factNames } from './carFactColumns'

const fact = z.enum(factNames as [string, ...string[]]).describe('What is known of a car.')

const field = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'Enter a name for each field.')
      .max(100)
      .describe('What the field is called in the file: its heading, or its element.'),
    from: z.array(fact).max(10).default([]).describe('Facts of the car: the first one with a value is used, or all of them with “join”.'),
    join: z.string().max(10).optional().describe('Joins the values of all facts, separated by this text.'),
    constant: z.string().max(500).optional().describe('The value for cars without any of these facts.'),
    when: z
      .strictObject({ fact, is: z.array(z.string().max(200)).min(1).max(50) })
      .optional()
      .describe('Only for cars whose fact has one of these values.'),
    steps: z
      .array(mappingStep)
      .max(10)
      .default([])
      .describe('Steps applied to the text, in order; a date step sets the order of day, month and year.'),
  })
  .describe('A field of the file, and where it comes from.')

type TemplateNeed = Exclude<keyof typeof marketNeeds, 'listed'>
const needs = Object.keys(marketNeeds).filter((name) => name !== 'listed') as [TemplateNeed, ...TemplateNeed[]]
const element = z.string().regex(/^[A-Za-z_][\w.-]{0,60}$/, 'An element name starts with a letter and has no spaces.')

const template = z
  .strictObject({
    version: z.literal(1),
    layout: z.enum(['csv', 'xml', 'json']),
    dialect: z
      .strictObject({
        separator: z.enum([',', ';', '|', '\t']).default(','),
        headings: z.boolean().default(true),
        lineEnd: z.enum(['crlf', 'lf']).default('crlf'),
        between: z.string().min(1).max(5).default(';'),
        root: element.default('listings'),
        item: element.default('listing'),
      })
      .prefault({}),
    needs: z.array(z.enum(needs)).default([]).describe('What a car must have to be in the file, besides being listed on the website.'),
    fields: z.array(field).min(1, 'Choose at least one field.').max(200),
  })
  .superRefine(({ layout, fields }, context) => {
    for (const [place, { name }] of fields.entries()) {
      if (layout === 'xml' && !element.safeParse(name).success)
        context.addIssue({ code: 'custom', path: ['fields', place, 'name'], message: `“${name}” can’t be used as an element name.` })
      if (fields.findIndex((other) => other.name === name) < place)
        context.addIssue({ code: 'custom', path: ['fields', place, 'name'], message: `“${name}” is used twice.` })
    }
  })
  .describe('A file of a site’s stock: which cars, which fields in which order, and how they are written.')

/** A custom export format as data: the mapping language of feeds in reverse. */
export type MarketTemplateDocument = z.infer<typeof template>
export type TemplateField = MarketTemplateDocument['fields'][number]

/** Schema of a stored template. */
export const marketTemplate = template

/** Conditions that a template can require. */
export const templateNeeds = needs.map((name) => ({ name, title: marketNeeds[name].title }))
