import { expect, it } from 'vitest'
import { parseList } from './typedDestination'

it.each([
  ['', []],
  ['a@b.example', ['a@b.example']],
  [' a@b.example,\n c@d.example ; a@b.example', ['a@b.example', 'c@d.example']],
])('%j is read as %j', (text, list) => expect(parseList(text)).toEqual(list))
