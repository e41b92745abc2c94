// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { markTexts, readTexts } from './markTexts'

it('the texts of a page are those of its innermost lines, without scripts (CFG-12)', () => {
  document.body.innerHTML = `<main><h1>Kia <b>Rio</b></h1><div><p>$24,990</p> <p> drive
    away </p></div><script>go()</script><ul><li><a href="/">Home</a></li></ul></main>`
  expect(readTexts(document)).toEqual(['Kia Rio', '$24,990', 'drive away', 'Home'])
})

it('a browser without custom highlights shows pages side by side without marks', () => {
  expect(() => markTexts(window as Window & typeof globalThis, new Set(['Home']))).not.toThrow()
})

it('marked texts are highlighted as ranges, and the page’s elements stay as they are', () => {
  document.body.innerHTML = '<p>Home</p><p>Cars</p>'
  const before = document.body.innerHTML
  const highlights = new Map<string, { readonly ranges: readonly Range[] }>()
  const page = {
    document: { body: document.body, createRange: () => document.createRange(), adoptedStyleSheets: [] },
    CSS: { highlights },
    Highlight: class {
      readonly ranges: readonly Range[]
      constructor(...ranges: readonly Range[]) {
        this.ranges = ranges
      }
    },
    CSSStyleSheet: class {
      replaceSync() {}
    },
  }
  markTexts(page as never, new Set(['Cars']))
  expect([...highlights.values()].flatMap(({ ranges }) => ranges.map(String))).toEqual(['Cars'])
  expect(document.body.innerHTML).toBe(before)
})
