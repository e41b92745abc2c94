// @vitest-environment jsdom
import { day, dayTime } from '@forecourt/schema/blocks/blockSettings'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { showField } from '../../testing/showField'
import { controlFor } from './controlFor'

let shown: ReturnType<typeof showField>
const show = (...parameters: Parameters<typeof showField>) => {
  shown = showField(...parameters)
}
const flush = () => shown.flush()

describe('an ordered list of values', () => {
  beforeEach(() => show('/social/share'))
  const share = () => shown.config().social.share

  test('an ordered list of values lets the user move values by keyboard, remove them and add them', () => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move WhatsApp' }), { key: 'ArrowUp', altKey: true })
    flush()
    expect(share().slice(0, 3)).toEqual(['facebook', 'whatsapp', 'twitter'])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Facebook' }))
    flush()
    expect(share()[0]).toBe('whatsapp')
    fireEvent.click(screen.getByRole('button', { name: 'Add Facebook' }))
    flush()
    expect(share().at(-1)).toBe('facebook')
  })

  test('an ordered list of values does not move the first value up', () => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Facebook' }), { key: 'ArrowUp', altKey: true })
    flush()
    expect(share()[0]).toBe('facebook')
  })
})

test('A setting without an order shows no switches and lets the user add the first value', () => {
  show('/vdp/order')
  expect(screen.queryAllByRole('switch')).toEqual([])
  expect(screen.getByText('The usual order.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add Features' }))
  flush()
  expect(shown.config().vdp.order).toEqual(['features'])
})

describe('a list of texts', () => {
  beforeEach(() => show('/vdp/whyBuyPoints'))
  const points = () => shown.config().vdp.whyBuyPoints

  test('a list of texts splits pasted lines into entries', () => {
    const before = points().length
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    flush()
    fireEvent.paste(screen.getByLabelText(`Why buy reasons ${before + 1}`), { clipboardData: { getData: () => '- One\n- Two' } })
    flush()
    expect(points().slice(before)).toEqual(['One', 'Two'])
  })

  test('a list of texts removes an empty entry on Backspace', () => {
    const before = [...points()]
    fireEvent.keyDown(screen.getByLabelText('Why buy reasons 1'), { key: 'Enter' })
    fireEvent.keyDown(screen.getByLabelText('Why buy reasons 2'), { key: 'Backspace' })
    flush()
    expect(points()).toEqual(before)
  })
})

test('A list of numbers stores numbers (SRC-42)', () => {
  show('/search/promoPositions')
  fireEvent.change(screen.getByLabelText('Promotion positions 1'), { target: { value: '9' } })
  flush()
  expect(shown.config().search.promoPositions[0]).toBe(9)
})

test('A phone number field shows the number that it dials, or that phones can’t dial it (VDP-14)', () => {
  show('/phone/main')
  fireEvent.change(screen.getByLabelText('Main number'), { target: { value: '(02) 5550 1234' } })
  flush()
  expect(screen.getByText('Dials +61255501234')).toBeTruthy()
})

describe('a link in a setting', () => {
  test('a link in a setting can be chosen by the name of its page', () => {
    show('/header/ctaHref')
    const input = screen.getByLabelText<HTMLInputElement>('Button link')
    fireEvent.change(input, { target: { value: 'used' } })
    expect(shown.config().header.ctaHref).toBe('/search')
    expect(shown.session.draft.state().values).toEqual({})
    fireEvent.click(screen.getByRole('option', { name: /^Used cars/ }))
    flush()
    expect(shown.config().header.ctaHref).toBe('/search/used-cars')
    expect(screen.getByText('Links to “Used cars”.')).toBeTruthy()
  })

  test('a link in a setting to an unknown page shows an error and suggests a similar page', () => {
    show('/header/ctaHref', { values: { header: { ctaHref: '/abuot-us' } } })
    expect(screen.getByText('There is no such page on this site.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Use /about-us' }))
    flush()
    expect(shown.config().header.ctaHref).toBe('/about-us')
  })
})

test('A path that another page uses shows an error and suggests a free path (RTE-14)', () => {
  show('/pages/list/about/path', { values: { pages: { list: [{ id: 'about', path: '/contact' }] } } })
  expect(screen.getByText('The pages “Contact us” and “About us” both have the path /contact.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Use /contact-2' }))
  flush()
  expect(shown.config().pages.list.find(({ id }) => id === 'about')?.path).toBe('/contact-2')
})

test('The condition of a menu item is chosen from switches listed by name (NAV-08)', () => {
  show('/navigation/items/finance/when')
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  expect(choice.selectedOptions[0]?.textContent).toBe('Always')
  const [wanted] = [...choice.options].filter(({ value }) => value === 'finance.showWidget')
  expect(wanted?.textContent).toBe('Finance › Show weekly repayment on car pages')
  fireEvent.change(choice, { target: { value: 'finance.showWidget' } })
  flush()
  expect(shown.config().navigation.items.find(({ id }) => id === 'finance')?.when).toBe('finance.showWidget')
  expect([...choice.options].some(({ value }) => value === 'finance.provider')).toBe(false)
})

test('An ABN may be entered with spaces or its label; only its digits are stored (CFG-02)', () => {
  const pointer = '/identity/businessNumber'
  show(pointer)
  const input = screen.getByLabelText<HTMLInputElement>('Business number')
  const type = (value: string) => {
    fireEvent.change(input, { target: { value } })
    flush()
    return {
      shown: input.value,
      stored: shown.config().identity.businessNumber,
      problems: shown.session.state().problems.get(pointer)?.length ?? 0,
    }
  }
  expect(type('51 824 753 556')).toEqual({ shown: '51 824 753 556', stored: '51824753556', problems: 0 })
  expect(type('ABN 51824753556')).toEqual({ shown: 'ABN 51824753556', stored: '51824753556', problems: 0 })
  fireEvent.blur(input)
  expect(input.value).toBe('51 824 753 556')
  expect(type('51 824 753 55x')).toMatchObject({ shown: '51 824 753 55x', problems: 1 })
})

it('a day is chosen in a date field, with a time if needed, and stored as both or neither (ENT-25, CNT-08)', () => {
  let stored = ''
  const node = dayTime('Goes live', '')
  const Control = controlFor(node)
  const draw = () => (
    <>
      <label htmlFor="first">Goes live</label>
      <Control
        {...{ id: 'first', node, value: stored, disabled: false, invalid: false, describedBy: '', pointer: '/popups/list/a/start' }}
        onChange={(value) => {
          stored = String(value)
        }}
      />
    </>
  )
  const { rerender } = render(draw())
  const [dayInput, timeInput] = [
    screen.getByLabelText<HTMLInputElement>('Goes live'),
    screen.getByLabelText<HTMLInputElement>('Goes live: time'),
  ]
  const enter = (input: HTMLInputElement, value: string) => {
    fireEvent.change(input, { target: { value } })
    rerender(draw())
    return { stored, shown: [dayInput.value, timeInput.value] }
  }
  expect([dayInput.type, timeInput.type, timeInput.disabled]).toEqual(['date', 'time', true])
  expect(enter(dayInput, '2026-12-24')).toEqual({ stored: '2026-12-24', shown: ['2026-12-24', ''] })
  expect(enter(timeInput, '08:00')).toEqual({ stored: '2026-12-24T08:00', shown: ['2026-12-24', '08:00'] })
  expect(enter(dayInput, '2026-12-25')).toEqual({ stored: '2026-12-25T08:00', shown: ['2026-12-25', '08:00'] })
  expect(enter(timeInput, '')).toEqual({ stored: '2026-12-25', shown: ['2026-12-25', ''] })
  expect(enter(dayInput, '')).toEqual({ stored: '', shown: ['', ''] })
})

it('a day is chosen in a date field and stored as a date, empty for none (ENT-25)', () => {
  const onChange = vi.fn()
  const Control = controlFor(day('First day', 'Opens from this day on.'))
  const draw = (value: string) => (
    <>
      <label htmlFor="first">First day</label>
      <Control
        id="first"
        node={day('First day', '')}
        value={value}
        disabled={false}
        invalid={false}
        describedBy=""
        onChange={onChange}
        pointer="/popups/list/a/start"
      />
    </>
  )
  const { rerender } = render(draw(''))
  const input = screen.getByLabelText<HTMLInputElement>('First day')
  expect(input.type).toBe('date')
  fireEvent.change(input, { target: { value: '2026-12-24' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24')
  rerender(draw('2026-12-24'))
  expect(input.value).toBe('2026-12-24')
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith('')
})
