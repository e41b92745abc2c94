import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { applyName } from './parseName'

const hilux = { values: { make: ['Toyota'], model: ['HiLux'] }, count: 8 }
const white = { values: { colour: ['White'] }, count: 20 }

it('the query parser adds a model with its make, and other values (SRC-06)', () => {
  const parser = buildParserState('')
  applyName(parser, hilux, false, 0, 2)
  applyName(parser, white, false, 2, 3)
  applyName(parser, { values: { make: ['Ford'] }, count: 10 }, false, 3, 4)
  expect(Object.fromEntries(parser.values)).toEqual({ make: new Set(['Toyota']), colour: new Set(['White']) })
  expect(parser.models).toEqual([{ model: 'HiLux', from: 0, to: 2 }])
  expect(parser.makes).toEqual([{ meant: ['Ford'], end: 4 }])
})

it('the query parser excludes a model, but not its make (SRC-06)', () => {
  const parser = buildParserState('')
  applyName(parser, hilux, true)
  applyName(parser, white, true)
  expect(Object.fromEntries(parser.excluded)).toEqual({ model: new Set(['HiLux']), colour: new Set(['White']) })
})
