// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { RemoveLocationCard } from './RemoveLocationCard'

const kept = { leads: 3, bookings: 0, reviews: 1, cars: 0 }
const location = { id: 'yard', name: 'Closed Yard' }

test('A location in use lists what has to be done first, with links, and no button', async () => {
  const uses = [
    { use: 'cars', count: 2 },
    { use: 'offers', count: 1 },
  ]
  answerCalls({ 'locations.removal': () => ({ obstacle: 'shown', uses, kept }) })
  renderInConsole(<RemoveLocationCard location={location} />)
  const list = await screen.findByRole('list', { name: 'What prevents its removal' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'It’s shown on your sites. Switch off “Shown on the sites” above, then publish.',
    '2 cars aren’t sold or withdrawn. Move them to another location.',
    '1 offer is limited to cars at this location. Change or remove them.',
  ])
  expect(
    within(list)
      .getByRole('link', { name: /^2 cars/ })
      .getAttribute('href'),
  ).toContain('/stock?filter=%7B%22locationId%22%3A%22yard%22%7D')
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('A closed location is removed after a confirmation that names what keeps its name, and the removal can be undone', async () => {
  const remove = vi.fn(() => location)
  const undoRemoval = vi.fn(() => location)
  answerCalls({
    'locations.removal': () => ({ obstacle: null, uses: [], kept }),
    'locations.remove': remove,
    'locations.undoRemoval': undoRemoval,
  })
  renderInConsole(<RemoveLocationCard location={location} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = screen.getByRole('dialog', { name: 'Remove Closed Yard?' })
  expect(within(dialog).getByText(/Its name stays with what it has had: 3 leads, 1 review\./)).toBeTruthy()
  expect(remove).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove location' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undoRemoval).toHaveBeenCalledWith({ id: 'yard' }))
})

test('A user who can’t publish locations sees nothing of it', () => {
  answerCalls({})
  renderInConsole(<RemoveLocationCard location={location} />, (permission) => permission !== 'location.publish')
  expect(screen.queryByText('Remove this location')).toBeNull()
})
