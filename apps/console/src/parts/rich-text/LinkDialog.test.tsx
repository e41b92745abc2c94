// @vitest-environment jsdom

import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LinkDialog } from './LinkDialog'

it('the link dialog shows the page suggestions above its buttons, and links to the chosen page', () => {
  const onDone = vi.fn()
  const links = [
    { path: '/service', title: 'Service', group: 'Pages' },
    { path: '/finance', title: 'Finance', group: 'Pages' },
  ]
  render(<LinkDialog href="" hasText links={links} onDone={onDone} onRemove={null} onClose={vi.fn()} />)
  const dialog = screen.getByRole('dialog', { name: 'Link to' })
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Page or address' }), { target: { value: 'serv' } })
  const list = within(dialog).getByRole('listbox')
  const link = within(dialog).getByRole('button', { name: 'Link' })
  expect(list.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.click(within(list).getByRole('option', { name: /Service/ }))
  fireEvent.click(link)
  expect(onDone).toHaveBeenCalledWith('/service', 'Service')
})
