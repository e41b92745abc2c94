// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createElement, flushSync, hydrateRoot, useEffect, useId, useState } from './reactInBrowsers'

afterEach(() => document.body.replaceChildren())

const place = (html = '') => {
  const element = document.body.appendChild(document.createElement('f-island'))
  element.innerHTML = html
  return element
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('what browsers get in place of React (decision 088)', () => {
  it('keeps what was typed and ticked before it took over', () => {
    const element = place('<input value="a"><input type="checkbox"><textarea>b</textarea>')
    const [text, box, area] = element.children as unknown as [HTMLInputElement, HTMLInputElement, HTMLTextAreaElement]
    text.value = 'typed'
    box.checked = true
    area.value = 'typed, too'
    const Part = () => [
      createElement('input', { key: 1, defaultValue: 'a' }),
      createElement('input', { key: 2, type: 'checkbox', defaultChecked: false }),
      createElement('textarea', { key: 3, defaultValue: 'b' }),
    ]
    hydrateRoot(element, createElement(Part, null))
    expect([text.value, box.checked, area.value]).toEqual(['typed', true, 'typed, too'])
    expect([...element.children]).toEqual([text, box, area])
  })

  it('tells a form of each change in its fields as it is made', () => {
    const heard: string[] = []
    const element = place('<form><input></form>')
    const onChange = ({ target }: Event) => void heard.push((target as HTMLInputElement).value)
    hydrateRoot(element, createElement('form', { onChange }, createElement('input', null)))
    const input = element.querySelector('input') as HTMLInputElement
    input.value = 'k'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
    expect(heard).toEqual(['k'])
  })

  it('shows what a part says, also where it takes no notice of what was entered', async () => {
    const Part = () => {
      const [value, setValue] = useState('2')
      const onChange = ({ target }: Event) => Number((target as HTMLInputElement).value) < 5 && setValue((target as HTMLInputElement).value)
      return [
        createElement('input', { key: 'text', value, onChange }),
        ['a', 'b'].map((name) =>
          createElement('input', { key: name, type: 'radio', name: 'r', value: name, checked: name === 'a', onChange: () => {} }),
        ),
      ]
    }
    const element = place()
    hydrateRoot(element, createElement(Part, null))
    const [text, one, other] = element.querySelectorAll('input')
    const enter = async (words: string) => {
      Object.assign(text as HTMLInputElement, { value: words })
      text?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await settled()
      return text?.value
    }
    expect([await enter('9'), await enter('4'), await enter('7')]).toEqual(['2', '4', '4'])
    other?.click()
    await settled()
    expect([one?.checked, other?.checked]).toEqual([true, false])
  })

  it('writes down what a field that it makes begins with, and leaves what a server wrote', () => {
    const onChange = () => {}
    const Part = () => [
      createElement('input', { key: 1, type: 'range', min: 0, max: 40, value: 10, onChange }),
      createElement('input', { key: 2, type: 'radio', name: 'view', checked: true, onChange }),
      createElement('textarea', { key: 3, value: 'b', onChange }),
      createElement('input', { key: 4, type: 'checkbox', checked: false, onChange }),
    ]
    const made = place()
    hydrateRoot(made, createElement(Part, null))
    const [range, radio, area] = made.children as unknown as [HTMLInputElement, HTMLInputElement, HTMLTextAreaElement]
    expect([range.defaultValue, range.value, radio.defaultChecked, area.defaultValue]).toEqual(['10', '10', true, 'b'])

    const written = place(
      '<input type="range" min="0" max="40" value="10"><input type="radio" name="view"><textarea>b</textarea><input type="checkbox">',
    )
    const [slider, , , box] = written.children as unknown as HTMLInputElement[]
    Object.assign(slider as HTMLInputElement, { value: '30' })
    Object.assign(box as HTMLInputElement, { checked: true })
    hydrateRoot(written, createElement(Part, null))
    expect([slider?.defaultValue, box?.defaultChecked]).toEqual(['10', false])
  })

  it('draws at once what is to be drawn at once, with its effects', () => {
    const order: string[] = []
    let change = (_: string) => {}
    const Part = () => {
      const [words, setWords] = useState('before')
      change = setWords
      useEffect(() => void order.push(words), [words])
      return words
    }
    const element = place('before')
    hydrateRoot(element, createElement(Part, null))
    flushSync(() => change('after'))
    expect(element.textContent).toBe('after')
    expect(order.at(-1)).toBe('after')
  })

  it('runs the effects of one part though those of another fail', async () => {
    const reported: string[] = []
    vi.stubGlobal('reportError', ({ message }: Error) => void reported.push(message))
    const ran: string[] = []
    const Part = ({ name, fails }: { readonly name: string; readonly fails: boolean }) => {
      useEffect(() => {
        if (fails) throw new Error(name)
        ran.push(name)
      }, [name, fails])
      return name
    }
    for (const name of ['a', 'b', 'c']) hydrateRoot(place(name), createElement(Part, { name, fails: name !== 'c' }))
    await settled()
    expect([ran, reported]).toEqual([['c'], ['a', 'b']])
    vi.unstubAllGlobals()
  })

  it('writes down which choice a list began with, also in groups', () => {
    const choices = (...names: string[]) => names.map((name) => createElement('option', { key: name, value: name }, name))
    const Part = () =>
      createElement('select', { defaultValue: 'c' }, choices('a', 'b'), createElement('optgroup', { label: 'More' }, choices('c', 'd')))
    const element = place()
    hydrateRoot(element, createElement(Part, null))
    expect(element.querySelector('select')?.value).toBe('c')
    expect([...element.querySelectorAll('option')].filter(({ defaultSelected }) => defaultSelected).map(({ value }) => value)).toEqual([
      'c',
    ])
  })

  it('gives ids that no other part of a document has, and says false where it means false', () => {
    const Part = () => createElement('p', { id: useId(), spellCheck: false, suppressHydrationWarning: true })
    const elements = [place(), place()]
    for (const element of elements) hydrateRoot(element, createElement(Part, null))
    const [one, other] = elements.map(({ firstElementChild }) => firstElementChild as HTMLElement)
    expect(one?.id).not.toBe(other?.id)
    expect(one?.outerHTML).toBe(`<p id="${one?.id}" spellcheck="false"></p>`)
  })

  it('is asked for no id that a server wrote otherwise: parts number theirs (usePartId)', () => {
    const runtime = path.resolve(import.meta.dirname, '../../packages/runtime/src')
    const parts = readdirSync(runtime, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.client.tsx'))
    const asking = parts.filter((file) => /\buseId\b/.test(readFileSync(path.join(runtime, file), 'utf8')))
    expect(parts.length).toBeGreaterThan(50)
    expect(asking).toEqual([])
  })
})
