import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordErasure } from '@forecourt/data/leads/person/erasedIdentifiers'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteErasedMail, mailFolder } from './mailFolder'

const world = testWorld()
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mails-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const mail = (to: string, text: string) =>
  Buffer.from(
    `From: no-reply@dealer.example\r\nTo: ${to}\r\nSubject: A car\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`,
  )

test('Erasing a person removes the messages of the embedded mailbox that contain their address or number (ENT-16)', async () => {
  const folder = mailFolder(directory)
  const [before, erasedAt, after] = ['2026-06-01T00:00:00.000Z', '2026-06-02T00:00:00.000Z', '2026-06-03T00:00:00.000Z']
  const put = (to: string, text: string, at = before) => folder.put(mail(to, text), new Date(at))
  await put('Quill@shopper.example', 'Thank you')
  await put('dealer@north.example', 'An enquiry of Quill, quill@shopper.example.')
  await put('dealer@north.example', 'Call 0412 345 678 back.')
  const other = await put('dealer@north.example', 'An enquiry of someone@else.example, 0499 999 999')
  const again = await put('quill@shopper.example', 'They asked again', after)
  expect(await deleteErasedMail(world.db, folder)).toBe(0)
  const person = { organisationId: world.north.organisationId, emails: ['quill@shopper.example'], phones: ['0412345678'] }
  await world.db.platform.transaction((tx) => recordErasure(tx, person, erasedAt))
  expect(await deleteErasedMail(world.db, folder)).toBe(3)
  expect((await folder.list()).messages.map(({ id }) => id).sort()).toEqual([other.id, again.id].sort())
  expect(await readdir(directory)).toHaveLength(4)
})
