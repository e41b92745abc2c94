// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { awaitSomebody, isAnyWanted } from './awaitSomebody'

// jsdom knows no pointers.
vi.stubGlobal('PointerEvent', MouseEvent)

const come = async () => new Promise((resolve) => setTimeout(resolve))
const open = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
const press = (element: Element | null) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  element?.dispatchEvent(event)
  return event
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('asks for nothing until somebody is there, and then once', async () => {
  open('<main></main>')
  const answer = vi.fn(async () => undefined)
  awaitSomebody(answer)
  await come()
  expect(answer).not.toHaveBeenCalled()
  document.body.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  window.document.dispatchEvent(new Event('scroll'))
  await come()
  expect(answer).toHaveBeenCalledTimes(1)
})

it('has what unfolds, sends or is opened in the page happen once it answers, each once', async () => {
  const island = open('<f-island><a data-top aria-controls="m" href="#m">Cars</a><a href="#else">Else</a></f-island>')
  const [menu, other] = island.querySelectorAll('a')
  const pressed = vi.fn((event: Event) => event.preventDefault())
  let arrive = () => {}
  awaitSomebody(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    menu?.addEventListener('click', pressed)
  })
  expect(press(menu ?? null).defaultPrevented).toBe(true)
  press(menu ?? null)
  expect(press(other ?? null).defaultPrevented).toBe(false)
  arrive()
  await come()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('lets the browser follow what was pressed where what answers does not come, and asks again at the next sign', async () => {
  const island = open('<f-island><a data-in-page href="#there">There</a></f-island>')
  const link = island.querySelector('a')
  const followed = vi.fn()
  link?.addEventListener('click', followed)
  const answer = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The network is away'))
  awaitSomebody(answer)
  press(link)
  expect(followed).not.toHaveBeenCalled()
  await come()
  expect(followed).toHaveBeenCalledTimes(1)
  press(link)
  await come()
  expect(answer).toHaveBeenCalledTimes(2)
})

it('has an arrow key on a button of a part move once it answers', async () => {
  const island = open('<f-island><button type="button">1</button></f-island>')
  const button = island.querySelector('button')
  const moved = vi.fn()
  awaitSomebody(async () => void island.addEventListener('keydown', moved))
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  expect(moved).not.toHaveBeenCalled()
  await come()
  expect(moved).toHaveBeenCalledTimes(1)
})

it.each([
  ['load', true],
  ['own', true],
  ['tended', true],
  ['near', false],
  ['touch', false],
  ['called', false],
  ['somebody', false],
  ['somebody compare', true],
  ['stored favourites', false],
  ['stored favourites compare', true],
])('is wanted by a part that wakes by %s, before anybody is there: %s', (wakes, isWanted) => {
  open(`<f-island data-wakes="${wakes}"></f-island>`)
  expect(isAnyWanted((key) => key === 'compare')).toBe(isWanted)
})
