// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compareStore } from '../../storage/compareStore'
import { readStored, writeStored } from '../../storage/Store'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { hosted } from '../../testing/hosted'
import { CompareTray } from './CompareTray.client'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const show = (...slugs: readonly string[]) => showOf('cars', ...slugs)

const showOf = async (noun: string, ...slugs: readonly string[]) => {
  const host = buildHost({ storage: buildStorage() })
  const keep = (ids: readonly string[]) =>
    void writeStored(
      host,
      compareStore,
      ids.map((slug) => ({ slug, name: `Car ${slug}`, primaryImageUrl: '' })),
    )
  keep(slugs)
  const tray = hosted(<CompareTray noun={noun} />, host)
  const html = renderToString(tray)
  render(tray)
  // The height is published by an effect, which may run later on a busy machine.
  if (slugs.length > 0) await waitFor(() => expect(document.documentElement.style.getPropertyValue('--compare-bar')).not.toBe(''))
  return { host, html, keep }
}

describe('the bar of compared cars (FAV-02)', { shuffle: false }, () => {
  it('the bar of compared cars is not on the server-rendered page, and is hidden without cars', async () => {
    const { html } = await show()
    expect(html).toBe('')
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('the bar of compared cars names the site’s kind of stock', async () => {
    await showOf('caravans and motorcycles', 'a', 'b')
    expect(screen.getByRole('complementary', { name: 'Compare caravans and motorcycles' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Compare 2 caravans and motorcycles' })).toBeDefined()
  })

  it('the bar of compared cars suggests a second car for the first, then links to the comparison', async () => {
    const { keep } = await show('a')
    expect(screen.getByText('Add another to compare')).toBeDefined()
    act(() => keep(['a', 'b', 'c']))
    expect(screen.getByRole('link', { name: /Compare 3/ }).getAttribute('href')).toBe('/compare?cars=a,b,c')
  })

  it('the bar of compared cars removes a car, and disappears with the last one', async () => {
    const { host } = await show('a', 'b')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Car a from the comparison' }))
    expect(readStored(host, compareStore).map(({ slug }) => slug)).toEqual(['b'])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Car b from the comparison' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.documentElement.style.getPropertyValue('--compare-bar')).toBe('')
  })

  it('the bar of compared cars folds away and stays folded', async () => {
    await show('a', 'b')
    fireEvent.click(screen.getByRole('button', { name: 'Hide the comparison' }))
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull()
    expect(screen.getByText('2 of 4 to compare')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show the cars to compare' }))
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2)
  })
})
