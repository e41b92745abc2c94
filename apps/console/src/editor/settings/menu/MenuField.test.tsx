// @vitest-environment jsdom
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { settingAt } from '@forecourt/schema/settingAt'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestSession } from '../../testing/openTestSession'
import { showInEditor } from '../../testing/showField'
import { MenuField } from './MenuField'

const pointer = '/navigation/items'
const toyota: Layer = {
  kind: 'manufacturer',
  name: 'Toyota dealer',
  schemaVersion,
  locks: [],
  values: {
    navigation: {
      items: [
        { id: 'service', mandatory: true },
        { id: 'finance', children: [{ id: 'calculator', label: 'Calculator', href: '/finance', mandatory: true }] },
      ],
    },
  },
}

let session: ReturnType<typeof openTestSession>

beforeEach(() => {
  session = openTestSession({ layers: [toyota] })
  const node = settingAt(pointer)?.node
  if (!node) throw new Error('There is no menu.')
  showInEditor(<MenuField pointer={pointer} node={node} />, session)
})

const labels = () => session.state().config.navigation.items.map(({ label }) => label)
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

describe('the menu field', () => {
  test('the menu field refuses to remove a mandatory item, and names the item and the layer (NAV-04)', () => {
    press('Remove Service')
    expect(screen.getByText('“Service” is mandatory in Toyota dealer, so Karri Coast can’t remove it.')).toBeTruthy()
    expect(labels()).toContain('Service')
    expect(session.draft.state().values).toEqual({})
  })

  test('the menu field refuses a label too short to read on a mandatory item, and reset restores the inherited label (NAV-04)', () => {
    act(() => {
      session.set(`${pointer}/service/label`, 'x')
      session.flush()
    })
    expect(session.state().resolution.problems.find(({ kind }) => kind === 'mandatory')?.message).toBe(
      '“Service” is mandatory in Toyota dealer, so Karri Coast can’t shorten its text to fewer than 3 letters.',
    )
    expect(labels()).toContain('Service')
    act(() => {
      session.draft.reset(`${pointer}/service/label`)
      session.flush()
    })
    expect(session.draft.state().values).toEqual({})
  })

  test('the menu field refuses to remove a mandatory item by keyboard, too', () => {
    act(() => fireEvent.keyDown(screen.getByRole('button', { name: 'Move Service' }), { key: 'Delete' }))
    expect(screen.getByText('“Service” is mandatory in Toyota dealer, so Karri Coast can’t remove it.')).toBeTruthy()
  })

  test('the menu field refuses to remove an item that contains a mandatory item', () => {
    press('Remove Finance')
    expect(screen.getByText(/“Calculator” \(under “Finance”\) is mandatory in Toyota dealer/)).toBeTruthy()
  })

  test('the menu field removes an inherited item, lists it as hidden and restores it', () => {
    const before = labels()
    press('Remove Trade-in')
    expect(labels()).not.toContain('Trade-in')
    expect(screen.getByText('Hidden: Trade-in')).toBeTruthy()
    press('Restore Trade-in')
    expect(labels()).toEqual(before)
    expect(session.draft.state().values).toEqual({})
  })

  test('the menu field moves an item by its buttons and announces its position', () => {
    const [first, second] = labels()
    press(`Move ${second} up`)
    expect(labels().slice(0, 2)).toEqual([second, first])
    expect(screen.getByText(`${second} is now 1 of ${labels().length}.`)).toBeTruthy()
  })

  const under = (id: string) =>
    session
      .state()
      .config.navigation.items.find((item) => item.id === id)
      ?.children.map(({ label }) => label)
  const key = (name: string, pressed: string) =>
    act(() => fireEvent.keyDown(screen.getByRole('button', { name: `Move ${name}` }), { key: pressed, altKey: true }))

  test('the menu field moves an item into the dropdown before it, and announces it', () => {
    press('Move Parts and accessories under Trade-in')
    expect(under('trade-in')).toEqual(['Parts and accessories'])
    expect(screen.getByText('Parts and accessories is now under Trade-in.')).toBeTruthy()
  })

  test('the menu field does not offer to restore an item that was moved into a dropdown, which would duplicate it', () => {
    press('Move Parts and accessories under Trade-in')
    expect(screen.queryByText(/^Hidden:/)).toBeNull()
    press('Remove Parts and accessories')
    expect(screen.getByText('Hidden: Parts and accessories')).toBeTruthy()
  })

  test('the menu field moves, indents and outdents an item by keyboard', () => {
    key('Trade-in', 'ArrowRight')
    expect(under('finance')).toEqual(['Calculator', 'Trade-in'])
    key('Trade-in', 'ArrowUp')
    expect(under('finance')).toEqual(['Trade-in', 'Calculator'])
    key('Trade-in', 'ArrowLeft')
    expect(under('finance')).toEqual(['Calculator'])
    expect(labels()).toContain('Trade-in')
  })

  test('the menu field marks mandatory items, and refuses to move them into dropdowns (NAV-04)', () => {
    expect(screen.getAllByText('Mandatory')).toHaveLength(2)
    key('Service', 'ArrowRight')
    expect(screen.getByText('“Service” is mandatory in Toyota dealer, so Karri Coast can’t remove it.')).toBeTruthy()
    expect(labels()).toContain('Service')
  })

  test('the menu field undoes every change in one step', () => {
    press('Move Parts and accessories under Trade-in')
    act(() => {
      session.draft.undo()
      session.flush()
    })
    expect(under('trade-in')).toEqual([])
    expect(session.draft.state().values).toEqual({})
  })

  test('the menu field adds an item to a dropdown', () => {
    press('Add an item under Trade-in')
    expect(under('trade-in')).toEqual(['New menu item'])
  })
})
