/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest'
import { fieldProblems } from '../fieldProblems'
import { type AnyValues, blankValues, type RecordField, type RecordFields } from '../RecordField'

const modules = import.meta.glob<{ readonly [name: string]: unknown }>('./*Fields.ts', { eager: true })
const kinds = Object.values(modules).flatMap((exported) =>
  Object.entries(exported).filter((entry): entry is [string, RecordFields] => entry[0].endsWith('Fields')),
)

const isText = (field: RecordField): boolean =>
  ((field.kind === 'text' || field.kind === 'optional') && !field.quoted && field.as === undefined) ||
  field.kind === 'richText' ||
  field.kind === 'optionalRichText'

/** For each text field of a record kind: its path, and a record that has the text in this field. */
const written = (fields: RecordFields, text: string): (readonly [path: string, values: AnyValues])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows')
      return written(field.fields, text).map(([inner, row]) => [`${name}.0.${inner}`, { ...blankValues(fields), [name]: [row] }] as const)
    return isText(field) ? [[name, { ...blankValues(fields), [name]: text }] as const] : []
  })

it.each(kinds)('every text field of %s refuses placeholders (CNT-08)', (_, fields) => {
  const all = written(fields, '[date]')
  expect(all.length).toBeGreaterThan(0)
  for (const [path, values] of all) expect([path, fieldProblems(fields, values)[path]]).toEqual([path, expect.stringContaining('“[date]”')])
})

it('all kinds of records are checked, including offers, posts and reviews', () => {
  expect(kinds.map(([name]) => name)).toEqual(expect.arrayContaining(['offerFields', 'postFields', 'reviewFields', 'modelFields']))
})
