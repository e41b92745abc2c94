// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endEarlyPresses } from './hydratePage'
import { startScript } from './startScript'

/** A page whose scripts are still loading. */
const page = `
  <button type="button" aria-haspopup="dialog" id="menu">Menu</button>
  <button type="button" aria-haspopup="dialog" id="enquire">Enquire</button>
  <button type="button" id="save"><b>Save</b></button>
  <button type="button" id="filters" popovertarget="sheet">Filters</button>
  <button id="send">Send</button>`

const find = (id: string) => document.getElementById(id) as HTMLButtonElement
const press = (...ids: string[]) => {
  for (const id of ids) find(id).dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
/** Presses replayed after hydration. */
const answered = (): string[] => {
  const pressed: string[] = []
  const note = ({ target }: Event) => target instanceof Element && pressed.push(target.id)
  const replayPresses = endEarlyPresses()
  document.addEventListener('click', note)
  replayPresses()
  document.removeEventListener('click', note)
  return pressed
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = page
  // Runs it like a page does.
  new Function(`${startScript}("/start.js")`)()
})
afterEach(() => {
  endEarlyPresses()
})

it('the page script replays a press that came before the scripts', () => {
  find('save')
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  vi.runAllTimers()
  expect(answered()).toEqual(['save'])
})

it.each([
  { name: 'a button pressed several times, once', pressed: ['save', 'save', 'save'], answers: ['save'] },
  { name: 'only the last of several dialogs', pressed: ['menu', 'save', 'enquire'], answers: ['save', 'enquire'] },
  { name: 'no press that the browser handles itself', pressed: ['filters', 'send'], answers: [] },
  { name: 'nothing where nothing was pressed', pressed: [], answers: [] },
])('the hydrated page replays $name', ({ pressed, answers }) => {
  press(...pressed)
  vi.runAllTimers()
  expect(answered()).toEqual(answers)
})

it('the page script replays no press twice, such as one that the scripts handled', () => {
  press('save')
  const replayPresses = endEarlyPresses()
  vi.runAllTimers()
  const click = vi.spyOn(find('save'), 'click')
  replayPresses()
  expect(click).not.toHaveBeenCalled()
})

it('the page script replays no press on a removed button', () => {
  press('save')
  vi.runAllTimers()
  find('save').remove()
  expect(answered()).toEqual([])
})
