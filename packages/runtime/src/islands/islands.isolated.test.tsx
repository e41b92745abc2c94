// @vitest-environment jsdom
import { type KeyboardEvent, type MouseEvent as Press, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildHost } from '../testing/buildHost'
import type { IslandKind } from './island'

const parts = vi.hoisted(() => new Map<string, (touched?: Element) => Promise<unknown>>())
const enhance = vi.hoisted(() => vi.fn<(element: HTMLElement, part: { data: () => object }) => object>())
vi.mock('./islandParts', () => ({ islandParts: new Proxy({}, { get: (_, name: string) => parts.get(name) }) }))
vi.mock('./enhancers', () => ({ enhancers: { List: async () => enhance } }))

const loadModules = async () => ({
  ...(await import('./awaitInteraction')),
  ...(await import('./createIslandWriter')),
  ...(await import('./island')),
  ...(await import('./hydrateIslands')),
  ...(await import('./writeFragment')),
  ...(await import('../ui/Island.client')),
})

// A module records whether the visitor interacted, so each test has its own modules.
let modules: Awaited<ReturnType<typeof loadModules>>
beforeEach(async () => {
  vi.resetModules()
  modules = await loadModules()
})

// A custom element can be defined once per document: it delegates to the class of the running test.
const elements = new Map<string, CustomElementConstructor>()
beforeEach(() => {
  elements.clear()
  const define = customElements.define.bind(customElements)
  const call = (element: HTMLElement, change: 'connectedCallback' | 'disconnectedCallback') =>
    elements.get(element.localName)?.prototype[change]?.call(element)
  vi.spyOn(customElements, 'define').mockImplementation((name, element) => {
    elements.set(name, element)
    for (const one of customElements.get(name) ? document.querySelectorAll<HTMLElement>(name) : []) call(one, 'connectedCallback')
    if (customElements.get(name)) return
    define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          call(this, 'connectedCallback')
        }
        disconnectedCallback() {
          call(this, 'disconnectedCallback')
        }
      },
    )
  })
})

const host = buildHost()

const declare = <Props extends object>(
  name: string,
  Part: (props: Props) => ReactNode,
  kind?: IslandKind<Props>,
  load: (touched?: Element) => Promise<unknown> = async () => Part,
) => {
  parts.set(name, load)
  return modules.island(name, Part, kind)
}

/** Renders a page, inserts it into the document and hydrates it. */
const open = async (page: ReactNode) => {
  const writer = modules.createIslandWriter(host)
  const html = renderToString(<modules.IslandContext value={writer}>{page}</modules.IslandContext>)
  const { lines, templates } = writer.written()
  document.body.innerHTML = html + templates
  await modules.hydrateIslands(host, lines)
  return { html, lines }
}

/** A promise that resolves on demand. */
const awaited = <Came,>(came: Came) => {
  let come = () => {}
  const waiting = new Promise<void>((resolve) => {
    come = resolve
  })
  return { load: () => waiting.then(() => came), come: () => come() }
}

const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))
const shows = (name: string) => expect.poll(() => button(name)).toBeDefined()
const emphasised = () => expect.poll(() => document.querySelector('em')?.textContent)
const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)
const idle = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Expects `aria-describedby` targets to exist, and unique ids. */
const expectSoundIds = () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const described = [...document.querySelectorAll('[aria-describedby]')].map((each) => each.getAttribute('aria-describedby') ?? '')
  for (const id of described.flatMap((each) => each.split(' '))) expect(ids).toContain(id)
}

const ended: string[] = []
interface CounterProps {
  readonly label: string
  readonly isFolded?: boolean
  readonly children?: ReactNode
}
const Counter = ({ label, isFolded = false, children }: CounterProps) => {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(!isFolded)
  const [first, second] = [useId(), useId()]
  useEffect(() => () => void ended.push(label), [label])
  return (
    <section>
      <button type="button" aria-describedby={`${first} ${second}`} onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open {label}
      </button>
      <p id={first}>{label}</p>
      <p id={second}>{label}</p>
      {isOpen && (isFolded || count !== 1) && children}
    </section>
  )
}

describe('an island of a page', () => {
  it('an island of a page is hydrated alone when it is touched, with its server-rendered children unchanged', async () => {
    const complaints: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => complaints.push(error))
    vi.spyOn(console, 'error').mockImplementation((...values) => void complaints.push(values))
    const CounterIsland = declare('Counter', Counter, { hydrateOn: 'interaction' })
    const { html, lines } = await open(
      <main>
        <CounterIsland label="Outer">
          <em>drawn by others</em>
          <CounterIsland label="Inner" />
        </CounterIsland>
        <CounterIsland label="Hidden" isFolded>
          <strong>not shown yet</strong>
          <CounterIsland label="Later" />
        </CounterIsland>
      </main>,
    )
    expect(html).toContain('drawn by others')
    expect(html).not.toContain('not shown yet')
    expect(lines.join()).not.toContain('others')

    // A click on an island that isn't hydrated is replayed.
    button('Outer')?.click()
    await shows('Outer 1')
    expect(document.querySelector('em')).toBeNull()
    button('Outer')?.click()
    await emphasised().toBe('drawn by others')

    button('Inner')?.click()
    await shows('Inner 1')
    expect(button('Outer')?.textContent).toBe('Outer 2')

    button('Open Hidden')?.click()
    await expect.poll(() => document.querySelector('strong')?.textContent).toBe('not shown yet')
    button('Later')?.click()
    await shows('Later 1')
    expectSoundIds()
    expect(complaints).toEqual([])
  })

  it('an island of a page that is inserted later is hydrated with its own data, and unmounts when it is replaced', async () => {
    const CounterIsland = declare('Counter', Counter, { hydrateOn: 'interaction' })
    await open(<CounterIsland label="Page" />)
    const put = (label: string) => {
      const fragment = document.createElement('f-fragment')
      fragment.innerHTML = modules.writeFragment(
        host,
        <CounterIsland label={label} isFolded>
          <em>of {label}</em>
        </CounterIsland>,
      )
      document.querySelector('f-fragment')?.remove()
      document.body.append(fragment)
    }
    put('First </script>')
    button('First </script> 0')?.click()
    await shows('First </script> 1')
    button('Open First')?.click()
    await emphasised().toBe('of First </script>')

    ended.length = 0
    put('Second')
    expect(ended).toEqual(['First </script>'])
    button('Open Second')?.click()
    // The slot has its own content, not that of the previous island.
    await emphasised().toBe('of Second')
    button('Second 0')?.click()
    await shows('Second 1')
    button('Page 0')?.click()
    await shows('Page 1')
    expectSoundIds()
  })

  it('an island of a page is fetched near the viewport after the first interaction, also on a page that is hydrated at once (decision 104)', async () => {
    const Quote = () => <p>A quote</p>
    const load = vi.fn(async () => Quote)
    const QuoteIsland = declare('Quote', Quote, {}, load)
    await open(<QuoteIsland />)
    // Browsers dispatch it on load for everything that is open.
    document.body.dispatchEvent(new Event('toggle', { bubbles: true }))
    await idle()
    expect(load).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    await expect.poll(() => load.mock.calls.length).toBe(1)
  })

  it('an island of a page is fetched with the touched element, which decides what it loads', async () => {
    const Actions = ({ children }: { readonly children: ReactNode }) => <div>{children}</div>
    const load = vi.fn(async (_touched?: Element) => Actions)
    const ActionsIsland = declare('Actions', Actions, { hydrateOn: 'interaction' }, load)
    await open(
      <ActionsIsland>
        <a href="/contact">Ask about it</a>
      </ActionsIsland>,
    )
    link('Ask about it')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
    await expect.poll(() => load.mock.calls).toEqual([[link('Ask about it')]])
  })

  it('an island of a page isn’t hydrated by an interaction with its children, and is enhanced until one of the links that it handles is pressed', async () => {
    const requested: (string | null)[] = []
    const List = ({ children }: { readonly name: string; readonly children: ReactNode }) => {
      const [presses, setPresses] = useState(0)
      const answer = (event: Press) => {
        event.preventDefault()
        requested.push((event.target as Element).textContent)
      }
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks of the links within
        // biome-ignore lint/a11y/useKeyWithClickEvents: links fire click on Enter
        <section onClick={answer}>
          <button type="button" onClick={() => setPresses(presses + 1)}>
            Pressed {presses}
          </button>
          {children}
        </section>
      )
    }
    const [prepare, stop, load] = [vi.fn(), vi.fn(), vi.fn(async () => List)]
    enhance.mockReturnValue({ prepare, stop })
    const ListIsland = declare('List', List, { hydrateOn: 'own-interaction', handledPath: () => '/search' }, load)
    await open(
      <ListIsland name="stock">
        <a href="#card">A card</a>
        <a href="/search?page=2">Next</a>
      </ListIsland>,
    )
    expect(enhance).toHaveBeenCalledOnce()
    expect(enhance.mock.calls[0]?.[1].data()).toMatchObject({ name: 'stock' })

    // Its code is fetched on the first interaction, once; it isn’t hydrated yet.
    expect(load).not.toHaveBeenCalled()
    for (const sign of ['pointermove', 'wheel']) document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    await expect.poll(() => load.mock.calls.length).toBe(1)
    expect(stop).not.toHaveBeenCalled()

    link('A card')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    link('A card')?.click()
    await idle()
    expect([stop.mock.calls.length, requested]).toEqual([0, []])

    link('Next')?.click()
    await expect.poll(() => requested).toEqual(['Next'])
    expect(prepare).toHaveBeenCalledOnce()
    expect(stop).toHaveBeenCalledOnce()
    button('Pressed')?.click()
    await shows('Pressed 1')
    expect(link('A card')).toBeDefined()
  })
})

describe('an interaction with an island that isn’t hydrated', () => {
  it('an island that isn’t hydrated replays an arrow key after hydration, and a scroll hydrates the island', async () => {
    const Pictures = () => {
      const [at, setAt] = useState(1)
      const turn = ({ key }: KeyboardEvent) => setAt(key === 'ArrowRight' ? at + 1 : at)
      return (
        <button type="button" onKeyDown={turn}>
          Picture {at}
        </button>
      )
    }
    const { load, come } = awaited(Pictures)
    const PicturesIsland = declare('Pictures', Pictures, { hydrateOn: 'interaction' }, load)
    await open(
      <>
        <PicturesIsland />
        <PicturesIsland />
      </>,
    )
    const [turned, scrolled] = document.querySelectorAll('button')
    const press = (key: string) => turned?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    expect(press('ArrowRight')).toBe(false)
    expect(press('Tab')).toBe(true)

    come()
    await expect.poll(() => turned?.textContent).toBe('Picture 2')
    expect(press('ArrowRight')).toBe(true)
    await expect.poll(() => turned?.textContent).toBe('Picture 3')

    // Scrolling is an interaction, too: hydrates it before the first click.
    scrolled?.dispatchEvent(new Event('scroll'))
    const isAnswering = () => Object.keys(scrolled ?? {}).some((name) => name.startsWith('__reactProps'))
    await expect.poll(isAnswering).toBe(true)
  })

  it('an island that isn’t hydrated opens a link in the page once its island is hydrated, and lets the browser open it in a new tab', async () => {
    const opened: string[] = []
    const Opener = ({ children }: { readonly children: ReactNode }) => {
      const area = useRef<HTMLDivElement>(null)
      useEffect(() => {
        area.current?.addEventListener('click', (event) => {
          event.preventDefault()
          opened.push((event.target as Element).textContent ?? '')
        })
      }, [])
      return <div ref={area}>{children}</div>
    }
    const { load, come } = awaited(Opener)
    const OpenerIsland = declare('Opener', Opener, { hydrateOn: 'interaction' }, load)
    await open(
      <div id="around">
        <OpenerIsland>
          <a data-enquiry="general" href="/contact">
            Ask about it
          </a>
        </OpenerIsland>
      </div>,
    )
    const followed: boolean[] = []
    document.querySelector('#around')?.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    link('Ask about it')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(followed).toEqual([true])
    link('Ask about it')?.click()
    expect([opened, followed]).toEqual([[], [true]])

    come()
    await expect.poll(() => opened).toEqual(['Ask about it'])
    expect(followed).toEqual([true, false])
  })

  it('an island that isn’t hydrated submits a form once its script has loaded, and not before', async () => {
    const sent: string[] = []
    const Fields = ({ onSend }: { readonly onSend?: (name: string) => void }) => (
      <form
        method="post"
        noValidate={onSend !== undefined}
        onSubmit={(event) => {
          event.preventDefault()
          onSend?.(String(new FormData(event.currentTarget).get('name')))
        }}
      >
        <input name="name" aria-label="Name" />
        <button type="submit">Send</button>
      </form>
    )
    const { load, come } = awaited(() => <Fields onSend={(name) => sent.push(name)} />)
    const FormIsland = declare(
      'FormPart',
      () => (
        <modules.Island load={load} live={{}}>
          <Fields />
        </modules.Island>
      ),
      { hydrateOn: 'interaction' },
    )
    await open(<FormIsland />)
    const byBrowser = vi.fn((event: Event) => event.preventDefault())
    const plain = document.querySelector('form')
    plain?.addEventListener('submit', byBrowser)
    const field = document.querySelector('input')
    if (field) field.value = 'Ada'
    button('Send')?.click()
    expect(byBrowser).not.toHaveBeenCalled()
    expect(sent).toEqual([])

    come()
    await expect.poll(() => sent).toEqual(['Ada'])
    expect(byBrowser).not.toHaveBeenCalled()
    expect(document.querySelector('form')).not.toBe(plain)
    expect(document.querySelector('input')?.value).toBe('Ada')
  })
})

describe('a page that waits for an interaction', () => {
  const come = async () => new Promise((resolve) => setTimeout(resolve))
  const put = (html: string) => {
    document.body.innerHTML = html
    return document.body.firstElementChild as HTMLElement
  }
  const press = (element: Element | null) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    element?.dispatchEvent(event)
    return event
  }

  it('a page that waits for an interaction fetches nothing until the first interaction, and then once', async () => {
    put('<main></main>')
    const answer = vi.fn(async () => undefined)
    modules.awaitInteraction(answer)
    await come()
    expect(answer).not.toHaveBeenCalled()
    document.body.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    window.document.dispatchEvent(new Event('scroll'))
    await come()
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('a page that waits for an interaction replays presses that unfold, submit or open something in the page, each once', async () => {
    const island = put('<f-island><a data-top aria-controls="m" href="#m">Cars</a><a href="#else">Else</a></f-island>')
    const [menu, other] = island.querySelectorAll('a')
    const pressed = vi.fn((event: Event) => event.preventDefault())
    let arrive = () => {}
    modules.awaitInteraction(async () => {
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

  it('a page that waits for an interaction lets the browser follow a pressed link where the script fails to load, and retries on the next interaction', async () => {
    const island = put('<f-island><a data-in-page href="#there">There</a></f-island>')
    const link = island.querySelector('a')
    const followed = vi.fn()
    link?.addEventListener('click', followed)
    const answer = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The network is away'))
    modules.awaitInteraction(answer)
    press(link)
    expect(followed).not.toHaveBeenCalled()
    await come()
    expect(followed).toHaveBeenCalledTimes(1)
    press(link)
    await come()
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('a page that waits for an interaction replays an arrow key on a button of an island', async () => {
    const island = put('<f-island><button type="button">1</button></f-island>')
    const button = island.querySelector('button')
    const moved = vi.fn()
    modules.awaitInteraction(async () => void island.addEventListener('keydown', moved))
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    expect(moved).not.toHaveBeenCalled()
    await come()
    expect(moved).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['load', true],
    ['own-interaction', true],
    ['enhancement', true],
    ['visible', false],
    ['interaction', false],
    ['call', false],
    ['page-interaction', false],
    ['page-interaction compare', true],
    ['stored favourites', false],
    ['stored favourites compare', true],
  ])('a page that waits for an interaction decides whether an island that hydrates on %s needs no interaction: %s', (hydrateOn, isDue) => {
    put(`<f-island data-hydrate-on="${hydrateOn}"></f-island>`)
    expect(modules.needsHydrationScript((key) => key === 'compare')).toBe(isDue)
  })
})
