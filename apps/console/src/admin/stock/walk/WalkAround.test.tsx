// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { uploads } from '../../../parts/uploads/uploads'
import { WalkAround } from './WalkAround'

const add = vi.spyOn(uploads, 'add').mockImplementation(() => {})
beforeEach(() => {
  add.mockClear()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }))
})

const car = { id: 'c1', name: '2021 Toyota Corolla', itemType: 'car' as const, images: [{ key: 'old.webp' }] }
const take = (shot: string, file = new File(['photo'], 'image.jpg', { type: 'image/jpeg' })) =>
  fireEvent.change(screen.getByLabelText(`Photo: ${shot}`), { target: { files: [file] } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('Photos are taken, skipped and retaken, then added with names in the order of the walk', async () => {
  renderInConsole(<WalkAround car={car} />)
  await screen.findByRole('heading', { name: 'Front left corner' })
  press('Skip')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Front' }))
  take('Front')
  take('Front', new File(['a better photo'], 'image.jpg', { type: 'image/jpeg' }))
  expect(document.activeElement?.textContent).toBe('Next')
  expect(screen.getByRole('progressbar', { name: 'Photos taken' }).getAttribute('aria-valuetext')).toBe('1 of 12 photos taken')
  press('Front left corner')
  take('Front left corner')
  press('Check and add')
  expect(screen.getByRole('list', { name: 'Photos to add' }).textContent).toBe('1. Front left corner2. Front')
  fireEvent.click(screen.getByRole('radio', { name: 'Replace them with the new photos' }))
  press('Add 2 photos')
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  expect(add.mock.calls[0]?.[0]).toMatchObject([
    { carId: 'c1', name: 'Front left corner.jpg', alt: '2021 Toyota Corolla, front left', order: { index: 0 }, replaces: ['old.webp'] },
    { carId: 'c1', name: 'Front.jpg', source: { size: 14 }, alt: '2021 Toyota Corolla, front', order: { index: 1 } },
  ])
})

test('A file that is not a picture is refused at its step', async () => {
  renderInConsole(<WalkAround car={car} />)
  await screen.findByRole('heading', { name: 'Front left corner' })
  take('Front left corner', new File(['a'], 'notes.txt', { type: 'text/plain' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/not a picture/)
  expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy()
})
