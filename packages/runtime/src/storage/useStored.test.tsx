// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { buildHost } from '../testing/buildHost'
import { buildStorage } from '../testing/buildStorage'
import { renderHosted } from '../testing/renderHosted'
import { type Favourite, favouritesStore } from './favouritesStore'
import { RememberViewed } from './RememberViewed.client'
import { readStored, writeStored } from './Store'
import { useStored } from './useStored'
import { type ViewedCar, viewedStore } from './viewedStore'

const favourite = (id: string): Favourite => ({ id, name: `Car ${id}`, slug: `car-${id}`, make: 'Kia', model: 'Rio', primaryImageUrl: '' })
const viewed = (id: string): ViewedCar => ({
  id,
  slug: `car-${id}`,
  stockNumber: id,
  make: 'Kia',
  model: 'Rio',
  body: 'hatch',
  simpleBody: 'Hatch',
})

const Names = () => (
  <p>
    {useStored(favouritesStore)
      .map(({ name }) => name)
      .join(', ') || 'none'}
  </p>
)

describe('stored data of a browser', () => {
  it('stored data of a browser is updated wherever it changes, here or in another tab (FAV-05)', () => {
    const storage = buildStorage()
    const host = buildHost({ storage })
    renderHosted(<Names />, host)
    expect(screen.getByText('none')).toBeDefined()
    act(() => void writeStored(host, favouritesStore, [favourite('1')]))
    expect(screen.getByText('Car 1')).toBeDefined()
    act(() => storage.writeElsewhere(favouritesStore.key, JSON.stringify({ version: 1, value: [favourite('2')] })))
    expect(screen.getByText('Car 2')).toBeDefined()
  })

  it('stored data of a browser is empty on the server, so that the page hydrates as it was rendered', () => {
    const host = buildHost({ storage: buildStorage() })
    writeStored(host, favouritesStore, [favourite('1')])
    expect(
      renderToString(
        <RuntimeHostProvider host={host}>
          <Names />
        </RuntimeHostProvider>,
      ),
    ).toContain('none')
  })

  it.each([
    { name: 'no JSON', text: '{"version":1,' },
    { name: 'another version', text: JSON.stringify({ version: 2, value: [favourite('1')] }) },
    { name: 'no version', text: JSON.stringify([favourite('1')]) },
    { name: 'null', text: 'null' },
    { name: 'a number', text: '7' },
    { name: 'no list', text: JSON.stringify({ version: 1, value: { length: 3 } }) },
    { name: 'a list of other things', text: JSON.stringify({ version: 1, value: [null, 5, 'x', [], { id: 4 }] }) },
    { name: 'a car without an address', text: JSON.stringify({ version: 1, value: [{ ...favourite('1'), slug: '' }] }) },
  ])('stored data of a browser is read as empty when it is $name', ({ text }) => {
    const storage = buildStorage({ [favouritesStore.key]: text })
    expect(readStored({ storage }, favouritesStore)).toEqual([])
  })

  it('stored data of a browser keeps the valid entries of a partly invalid list', () => {
    const storage = buildStorage({ [favouritesStore.key]: JSON.stringify({ version: 1, value: [null, { ...favourite('1'), model: 7 }] }) })
    expect(readStored({ storage }, favouritesStore)).toEqual([{ ...favourite('1'), model: '' }])
  })

  it('stored data of a browser reports when it could not be stored', () => {
    expect(writeStored(buildHost(), favouritesStore, [favourite('1')])).toBe(false)
    expect(writeStored({ storage: buildStorage() }, favouritesStore, [favourite('1')])).toBe(true)
  })
})

describe('a viewed car (ENT-20)', () => {
  const look = (mode: 'live' | 'preview', milliseconds: number, before: readonly ViewedCar[] = []) => {
    vi.useFakeTimers()
    const storage = buildStorage()
    const host = buildHost({ mode, storage })
    if (before.length > 0) writeStored(host, viewedStore, before)
    renderHosted(<RememberViewed car={viewed('new')} />, host)
    act(() => void vi.advanceTimersByTime(milliseconds))
    vi.useRealTimers()
    return readStored(host, viewedStore).map(({ id }) => id)
  }

  it('a viewed car is stored after two seconds, and not earlier', () => {
    expect(look('live', 1999)).toEqual([])
    cleanup()
    expect(look('live', 2000)).toEqual(['new'])
  })

  it('a viewed car is never stored in a preview', () => {
    expect(look('preview', 60_000)).toEqual([])
  })

  it('a viewed car is first, without duplicates, among at most twenty', () => {
    const before = [...Array.from({ length: 19 }, (_, index) => viewed(`${index}`)), viewed('new')]
    expect(look('live', 2000, before)).toEqual(['new', ...Array.from({ length: 19 }, (_, index) => `${index}`)])
    cleanup()
    expect(
      look(
        'live',
        2000,
        Array.from({ length: 20 }, (_, index) => viewed(`${index}`)),
      ),
    ).toHaveLength(20)
  })
})
