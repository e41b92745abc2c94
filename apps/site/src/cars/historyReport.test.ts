import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyReport } from './historyReport'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (historyFileKey: string | null, slug = '2021-kia-rio') => historyReport({ slug, historyFileKey }, fileStorage(folder))

describe('historyReport', () => {
  it('historyReport serves a car’s report for viewing in the browser, with the car’s name as file name (VDP-09)', async () => {
    const { key } = await fileStorage(folder).put('reports', pdf, 'application/pdf')
    const answer = await ask(key)
    expect(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()).equals(pdf)).toBe(true)
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="2021-kia-rio-history-report.pdf"',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })

  it('historyReport removes quotes and line breaks from the file name', async () => {
    const { key } = await fileStorage(folder).put('reports', pdf, 'application/pdf')
    expect((await ask(key, 'a"\r\nset-cookie: b'))?.headers.get('content-disposition')).toBe(
      'inline; filename="aset-cookieb-history-report.pdf"',
    )
  })

  it('historyReport serves only PDFs, and no file from elsewhere (VDP-09)', async () => {
    const files = fileStorage(folder)
    const picture = await files.put('reports', Buffer.from('<svg/>'), 'image/svg+xml')
    const page = await files.put('reports', Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf')
    await writeFile(join(folder, '..', 'secret.pdf'), pdf)
    for (const key of [null, '', picture.key, page.key, 'reports/missing.pdf', '../secret.pdf', '/etc/passwd', 'reports/../../secret.pdf'])
      expect([key, await ask(key)]).toEqual([key, null])
    await rm(join(folder, '..', 'secret.pdf'))
  })
})
