// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SiteRecord } from '../../../client/Records'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { ArchiveCard, SiteNameCard } from './SiteManagePage'

const site = { siteId: 'karri', name: 'Karri Coast', slug: 'karri', hosts: ['karri.example.com'] } as unknown as SiteRecord
const open = async (name: string, slug: string) => {
  const rename = vi.fn((_input: unknown) => ({}))
  answerCalls({ 'sites.rename': rename })
  renderInConsole(<SiteNameCard site={site} onDone={() => {}} />)
  await screen.findByRole('button', { name: 'Rename' })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
  fireEvent.change(screen.getByLabelText('Short name'), { target: { value: slug } })
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  return rename
}

test('A new name is saved without confirmation if the short name stays the same', async () => {
  const rename = await open('Karri Motors', 'karri')
  await waitFor(() => expect(rename).toHaveBeenCalledWith({ siteId: 'karri', name: 'Karri Motors', slug: 'karri' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('A new short name is saved only after a confirmation that shows the old and the new one', async () => {
  const rename = await open('Karri Coast', 'Karri Motors')
  expect(screen.getByRole('dialog').textContent).toMatch(/from karri to karri-motors/)
  expect(rename).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Change address' }))
  await waitFor(() => expect(rename).toHaveBeenCalledWith({ siteId: 'karri', name: 'Karri Coast', slug: 'karri-motors' }))
})

test('Cancelling the confirmation saves nothing', async () => {
  const rename = await open('Karri Coast', 'karri-motors')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(rename).not.toHaveBeenCalled()
})

test('The leads of an archived site can be downloaded as a CSV file', async () => {
  const saved: Blob[] = []
  answerCalls({ 'sites.leadsCsv': () => ({ fileName: 'leads.csv', text: 'Name\nNora\n' }) })
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  renderInConsole(<ArchiveCard site={{ ...site, status: 'archived', deleteAt: null }} onDone={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Download leads' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const read = new FileReader()
  const text = new Promise((resolve) => read.addEventListener('load', () => resolve(read.result)))
  read.readAsText(saved[0] as Blob)
  expect(await text).toBe('Name\nNora\n')
  expect(saved[0]?.type).toBe('text/csv;charset=utf-8')
})
