import { describe, expect, it } from 'vitest'
import { parseIslands } from './parseIslands'

const island = (part: string, line: number, html: string) =>
  `<f-island data-part="${part}" data-hydrate-on="visible" data-line="${line}">${html}</f-island>`

describe('The islands of a document', () => {
  it('The islands of a document are found in document order, with their whole content', () => {
    const inner = island('Inner', 1, '<b>2</b>')
    const html = `<main>${island('Outer', 0, `<i>1</i>${inner}`)}<p>${island('Last', 2, '')}</p></main>`
    expect(parseIslands(html)).toEqual([
      { part: 'Outer', line: 0, html: `<i>1</i>${inner}` },
      { part: 'Inner', line: 1, html: '<b>2</b>' },
      { part: 'Last', line: 2, html: '' },
    ])
  })

  it('The islands of a document are not found in templates', () => {
    const unhydrated = `<template data-slot="0.0">${island('Hidden', 1, `<template>${island('Deeper', 2, '')}</template>`)}</template>`
    expect(parseIslands(`${island('Shown', 0, unhydrated)}${unhydrated}`)).toEqual([{ part: 'Shown', line: 0, html: unhydrated }])
  })
})
