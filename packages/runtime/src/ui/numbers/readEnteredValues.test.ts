// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { readEnteredValues } from './readEnteredValues'

const fields = `
  <input type="hidden" name="form" value="general">
  <input name="name" value="">
  <input name="suburb" value="Wodonga">
  <textarea name="message"></textarea>
  <select name="when"><option value="">Any time</option><option value="am">In the morning</option></select>
  <input type="checkbox" name="terms" value="true">
  <input type="radio" name="by" value="phone" checked><input type="radio" name="by" value="mail">`

const part = () => {
  const area = document.createElement('div')
  area.innerHTML = fields
  document.body.append(area)
  return area
}
const input = (area: HTMLElement, name: string) => area.querySelector(`[name="${name}"]`) as HTMLInputElement

it('Entered, chosen and ticked values, and the focus, are moved to the replacement of a form', () => {
  const before = part()
  input(before, 'name').value = 'Mia'
  input(before, 'message').value = 'Is it here?'
  input(before, 'when').value = 'am'
  input(before, 'terms').checked = true
  before.querySelector<HTMLInputElement>('[value="mail"]')?.click()
  input(before, 'message').focus()
  input(before, 'message').setSelectionRange(2, 2)
  const enter = readEnteredValues(before)
  before.remove()
  const after = part()
  input(after, 'suburb').value = 'Albury'
  enter(after)
  expect(['name', 'message', 'when'].map((name) => input(after, name).value)).toEqual(['Mia', 'Is it here?', 'am'])
  expect(input(after, 'terms').checked).toBe(true)
  expect(after.querySelector<HTMLInputElement>('[value="mail"]')?.checked).toBe(true)
  expect(document.activeElement).toBe(input(after, 'message'))
  expect(input(after, 'message').selectionStart).toBe(2)
  expect(input(after, 'suburb').value).toBe('Albury')
})

it('The selection is moved, too', () => {
  const before = part()
  input(before, 'suburb').focus()
  input(before, 'suburb').setSelectionRange(1, 5, 'backward')
  const enter = readEnteredValues(before)
  before.remove()
  const after = part()
  enter(after)
  const { selectionStart, selectionEnd, selectionDirection } = input(after, 'suburb')
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 5, 'backward'])
})

it('A control without a name, such as a slider, keeps the focus by its label', () => {
  const sliders = () => {
    const area = document.createElement('div')
    area.innerHTML = '<input aria-label="Price from"><input type="range" aria-label="Price from"><input type="range" aria-label="Price to">'
    document.body.append(area)
    return area
  }
  const before = sliders()
  before.querySelectorAll('input')[1]?.focus()
  const enter = readEnteredValues(before)
  before.remove()
  const after = sliders()
  enter(after)
  expect(document.activeElement).toBe(after.querySelectorAll('input')[1])
})

it('Moved values fire input and change events, and a select without a name is found by its label', () => {
  const hours = (chosen: string) => {
    const area = document.createElement('div')
    area.innerHTML = `<label for="${chosen}">Department</label>
      <select id="${chosen}"><option value="sales" selected>Sales</option><option value="service">Service</option></select>
      <label><input type="checkbox" name="near"> Near me</label><input name="suburb">`
    document.body.append(area)
    return area
  }
  const before = hours('early')
  const [department, near, suburb] = before.querySelectorAll<HTMLInputElement>('select, input')
  if (!department || !near || !suburb) throw new Error('The part lacks its controls.')
  department.value = 'service'
  near.checked = true
  suburb.value = 'Wodonga'
  const enter = readEnteredValues(before)
  before.remove()
  const after = hours('late')
  const heard: string[] = []
  for (const type of ['input', 'change'])
    after.addEventListener(type, ({ target }) => {
      const control = target as HTMLInputElement
      heard.push(`${type} ${control.type === 'checkbox' ? control.checked : control.value}`)
    })
  enter(after)
  expect(heard).toEqual(['service', 'true', 'Wodonga'].flatMap((value) => [`input ${value}`, `change ${value}`]))
})

it('Unchanged values are not moved, as the replacement may have newer ones', () => {
  const before = part()
  const enter = readEnteredValues(before)
  before.remove()
  const after = part()
  input(after, 'when').value = 'am'
  enter(after)
  expect(input(after, 'when').value).toBe('am')
})

it('Picked pictures are moved to the replacement of their step', () => {
  const before = document.createElement('div')
  before.innerHTML = '<input type="file" name="photos">'
  const picked = { length: 1 } as unknown as FileList
  // The value browsers report for a selected file; setting it would throw.
  Object.defineProperties(before.firstChild, { value: { value: 'C:\\fakepath\\front.jpg' }, files: { value: picked } })
  const enter = readEnteredValues(before)
  const after = document.createElement('div')
  after.innerHTML = '<input type="file" name="photos">'
  // Only browsers can create file lists, so the setter is recorded.
  const setter = vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(() => {})
  enter(after)
  expect(setter).toHaveBeenCalledExactlyOnceWith(picked)
})

it('Without entered values nothing changes, and a removed input is ignored', () => {
  const before = part()
  input(before, 'name').value = 'Mia'
  const enter = readEnteredValues(before)
  before.remove()
  const after = part()
  input(after, 'name').remove()
  const html = after.innerHTML
  enter(after)
  expect(after.innerHTML).toBe(html)
  expect(document.activeElement).toBe(document.body)
})
