// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { enteredEarly } from './enteredEarly'

const page = `
  <form>
    <input type="text" name="q" value="ute">
    <input type="text" name="price_from" value="$15,000">
    <input type="text" name="postcode" value="">
    <input type="checkbox" name="make" value="Kia" checked>
    <input type="checkbox" name="make" value="Ford">
    <input type="text">
    <select name="sortBy" data-chosen="newest"><option value="newest" selected></option><option value="price_asc"></option></select>
  </form>`

const form = () => {
  document.body.innerHTML = page
  return document.forms[0] as HTMLFormElement
}
const field = (of: HTMLFormElement, selector: string) => of.querySelector(selector) as HTMLInputElement

it.each<{ name: string; entered: readonly [field: string, text: string] | null; found: ReturnType<typeof enteredEarly> }>([
  { name: 'nothing', entered: null, found: null },
  { name: 'the end of a range', entered: ['[name="price_from"]', '20000'], found: 'choice' },
  { name: 'a postcode', entered: ['[name="postcode"]', '2150'], found: 'choice' },
  { name: 'another order', entered: ['select', 'price_asc'], found: 'choice' },
  { name: 'a query', entered: ['[name="q"]', 'utes'], found: 'query' },
  { name: 'text that narrows a list of values', entered: ['input:not([name])', 'ki'], found: null },
])('the hydrated page detects $name (SRC-19)', ({ entered, found }) => {
  const filters = form()
  if (entered) field(filters, entered[0]).value = entered[1]
  expect(enteredEarly(filters)).toBe(found)
})

it.each(['Kia', 'Ford'])('the filter form detects a changed checkbox: %s (SRC-19)', (make) => {
  const filters = form()
  const box = field(filters, `[value="${make}"]`)
  box.checked = !box.checked
  expect(enteredEarly(filters)).toBe('choice')
})
