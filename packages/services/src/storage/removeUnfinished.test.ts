import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeUnfinished, writeFileAtomically } from './writeFileAtomically'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'unfinished-'))
})
afterEach(() => rm(root, { recursive: true }))

it('the clean-up removes partial files after hours, but neither complete files nor files that are being written', async () => {
  const now = Date.now()
  const left = join(root, 'images/abc')
  await mkdir(left, { recursive: true })
  const write = async (name: string, hoursAgo: number) => {
    const file = join(left, name)
    await writeFile(file, 'x')
    await utimes(file, new Date(), new Date(now - hoursAgo * 3_600_000))
  }
  await write('old.png.1.part', 2)
  await write('new.png.2.part', 0.5)
  await write('old.png', 2)
  expect(await removeUnfinished([root, join(root, 'no-such-folder')], now)).toBe(1)
  expect((await readdir(left)).toSorted()).toEqual(['new.png.2.part', 'old.png'])
})

it('the clean-up leaves no partial file when the target can’t be written', async () => {
  await mkdir(join(root, 'taken/folder'), { recursive: true })
  await expect(writeFileAtomically(join(root, 'taken'), 'x')).rejects.toThrow()
  expect(await readdir(root)).toEqual(['taken'])
})
