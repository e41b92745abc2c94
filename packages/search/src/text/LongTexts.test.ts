import { expect, it } from 'vitest'
import { seededRandom } from '../testing/seededRandom'
import { listBits } from '../work/bits'
import { Scratch } from '../work/Scratch'
import { anyWay, TermRows, typoFree, whole } from './TermRows'
import { type TextIndex, TextIndexBuilder } from './TextIndex'

const rows = 300
const everyField = -1
const parts = ['land', 'cruiser', 'l', 'and', 'c', 'ruiser', 'cx', '5', 'cx-5', 'x', 'x/trail', 'trail', 'tra', 'il', 'Škoda', 'a.b.c']

const built = (texts: readonly (readonly string[])[], longFrom: number): TextIndex => {
  const builder = new TextIndexBuilder(['name', 'comments'], [], longFrom)
  for (const [row, [name = '', ...comments]] of texts.entries()) builder.add({ objectID: String(row), name, comments }, row)
  const work = builder.done(rows)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The rows of a query, by kind of match. */
const found = (ask: (into: TermRows) => void) => {
  const into = new TermRows(new Scratch(rows))
  ask(into)
  return [anyWay, typoFree, whole].map((accepted) => {
    const bits = into.rows(accepted)
    const listed = new Uint32Array(rows)
    return bits ? [...listed.subarray(0, listBits(bits, listed))] : []
  })
}

it('the index finds adjacent words of long texts as an index of word pairs would (SRC-06)', () => {
  const random = seededRandom(11)
  const pick = () => parts[Math.floor(random() * parts.length)] as string
  const text = () => Array.from({ length: 1 + Math.floor(random() * 8) }, pick).join(' ')
  const texts = Array.from({ length: rows }, () => Array.from({ length: 1 + Math.floor(random() * 3) }, text))
  const [read, writtenDown] = [built(texts, 0), built(texts, Number.POSITIVE_INFINITY)]
  let pairs = 0
  for (let time = 0; time < 2_000; time++) {
    const run = `${pick()}${pick()}`.replaceAll(/[^a-z0-9]/g, '')
    const query = run.slice(0, 1 + Math.floor(random() * run.length))
    const isPrefix = random() < 0.5
    const fields = [everyField, 1, 2][Math.floor(random() * 3)] as number
    const both = [read, writtenDown].map((index) => [
      found((into) => index.addTerm(query, isPrefix, false, fields, into)),
      found((into) => index.addNeighbours(query, isPrefix, fields, into)),
    ])
    expect(both[0], `${query} ${isPrefix} ${fields}`).toEqual(both[1])
    // Also finds joins that aren't words themselves.
    if ((both[0]?.[1]?.[0]?.length ?? 0) > 0 && !parts.includes(query)) pairs++
  }
  expect(pairs).toBeGreaterThan(200)
})

it('the index reads word numbers of more than two bytes (SRC-06)', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `w${at}`).join(' ')
  const index = built([[`${many} golf w19999 gti`]], 0)
  expect(found((into) => index.addNeighbours('w19998w19999', false, everyField, into))[0]).toEqual([0])
  expect(found((into) => index.addNeighbours('w19999gt', true, everyField, into))[0]).toEqual([0])
  expect(found((into) => index.addNeighbours('w19999w19998', false, everyField, into))[0]).toEqual([])
})
