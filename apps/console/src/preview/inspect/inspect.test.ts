// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { candidatesAt } from './candidatesAt'
import { listPageSettings } from './listPageSettings'
import { settingElements } from './settingElements'

beforeEach(() => {
  document.body.innerHTML = `
    <header data-setting="/header"><p data-setting="/header/announcement"><b id="word">Open</b></p></header>
    <main data-setting="/vdp/buttons">
      <i data-setting="/vdp/buttons/call" id="call"></i><i data-setting="/vdp/buttons/share"></i>
      <div data-setting="/vdp/buttons"><i data-setting="/vdp/buttons/call"></i></div>
    </main>
    <h1 id="wide"><span data-setting="/search/heading">Cars</span></h1>
    <footer id="plain"></footer>`
})

const at = (id: string) => document.querySelector(`#${id}`)

describe('the settings on a page', () => {
  test.each([
    { name: 'the innermost part comes first', id: 'word', pointers: ['/header/announcement', '/header'] },
    { name: 'an item comes before its list', id: 'call', pointers: ['/vdp/buttons/call', '/vdp/buttons'] },
    { name: 'next to the only part that has one', id: 'wide', pointers: ['/search/heading'] },
    { name: 'no part has one', id: 'plain', pointers: [] },
    { name: 'no element', id: 'nowhere', pointers: [] },
  ])('the settings on a page are found at a point: $name', ({ id, pointers }) =>
    expect(candidatesAt(at(id)).map(({ pointer }) => pointer)).toEqual(pointers),
  )

  test('the settings on a page are listed in page order, each with its number of elements', () => {
    expect(listPageSettings(document)).toEqual([
      { pointer: '/header', count: 1 },
      { pointer: '/header/announcement', count: 1 },
      { pointer: '/vdp/buttons', count: 2 },
      { pointer: '/vdp/buttons/call', count: 2 },
      { pointer: '/vdp/buttons/share', count: 1 },
      { pointer: '/search/heading', count: 1 },
    ])
  })

  test.each([
    { name: 'for a setting that has several', pointer: '/vdp/buttons/call', count: 2 },
    { name: 'for a setting, without nested ones', pointer: '/vdp/buttons', count: 2 },
    { name: 'for a section without an own part, from its settings', pointer: '/vdp', count: 5 },
    { name: 'for a setting without an own part, from the nearest parent', pointer: '/vdp/buttons/call/label', count: 2 },
    { name: 'for a setting without a nearer parent, from its section', pointer: '/header/ctaLabel', count: 1 },
    { name: 'for no setting', pointer: '/theme/brandColour', count: 0 },
  ])('the settings on a page have parts $name', ({ pointer, count }) => expect(settingElements(document, pointer)).toHaveLength(count))
})
