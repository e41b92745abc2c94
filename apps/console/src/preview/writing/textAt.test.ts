// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { beforeEach, expect, test } from 'vitest'
import { pageTexts, textAt, writableTexts } from './textAt'

const config = buildConfig({
  search: { heading: 'Our {count} cars' },
  pages: {
    list: [
      {
        id: 'about',
        path: '/about',
        title: 'About',
        shown: true,
        blocks: [
          { id: 'prose', kind: 'prose', text: 'One **two**.\n\n- three' },
          { id: 'hero', kind: 'hero', heading: 'Hello', buttonLabel: 'Come in' },
        ],
      },
    ],
  },
})
const at = (id: string) => textAt(document.querySelector(`#${id}`), config)

beforeEach(() => {
  document.body.innerHTML = `
    <h1 id="around"><span data-setting="/search/heading" id="filled">Our 193 cars</span></h1>
    <section data-setting="/pages/list/about/blocks/prose"><div dir="auto" id="blocks"><p>One <strong id="bold">two</strong>.</p><ul><li>three</li></ul></div></section>
    <section data-setting="/pages/list/about/blocks/hero"><h2 id="hello">Hello</h2><a href="/x" id="link"><i></i>Come in</a><p id="car">Mazda 3</p></section>
    <p id="other">Our 193 cars</p>
    <p data-setting="/layout/template" id="choice">classic</p>`
  for (const element of document.querySelectorAll('*')) Object.assign(element, { getClientRects: () => [{}] })
})

test.each([
  { name: 'its own element, with a filled-in placeholder', id: 'filled', pointer: '/search/heading', host: 'filled' },
  { name: 'next to its element', id: 'around', pointer: '/search/heading', host: 'filled' },
  { name: 'within a formatted text', id: 'bold', pointer: '/pages/list/about/blocks/prose/text', host: 'blocks' },
  { name: 'among the texts of a block', id: 'hello', pointer: '/pages/list/about/blocks/hero/heading', host: 'hello' },
  { name: 'next to an icon in a link', id: 'link', pointer: '/pages/list/about/blocks/hero/buttonLabel', host: 'link' },
])('the preview finds a text of the settings where the page shows it: $name', ({ id, pointer, host }) => {
  expect(at(id)).toMatchObject({ pointer })
  expect(at(id)?.host.id).toBe(host)
})

test.each(['car', 'other', 'choice'])('the preview does not treat content from elsewhere as a text of the settings: %s', (id) =>
  expect(at(id)).toBeNull(),
)

test('the preview lists the texts in page order, each setting once', () => {
  expect(pageTexts(document, config).map(({ pointer }) => pointer)).toEqual([
    '/search/heading',
    '/pages/list/about/blocks/prose/text',
    '/pages/list/about/blocks/hero/heading',
    '/pages/list/about/blocks/hero/buttonLabel',
  ])
})

test('the preview does not list choices, addresses and colours as texts', () => {
  const pointers = writableTexts('/pages/list/about/blocks/hero', config, { heading: 'a', layout: 'cover', buttonHref: '/b' })
  expect(pointers.map(({ pointer, shape }) => [pointer.split('/').at(-1), shape])).toEqual([['heading', 'line']])
})
