import path from 'node:path'
import { expect, it } from 'vitest'
import { photosArgument } from './photosArgument'

it.each([
  ['none', ['--dev'], undefined],
  ['an absolute folder', ['--photos', '/srv/photos', '--dev'], '/srv/photos'],
] as const)('photosArgument reads the folder of photographs: %s', (_name, args, expected) => {
  expect(photosArgument(args)).toBe(expected)
})

it('the photos argument resolves a relative folder, and requires one', () => {
  expect(path.isAbsolute(photosArgument(['--photos', 'photos']) ?? '')).toBe(true)
  for (const args of [['--photos'], ['--photos', '--dev']]) expect(() => photosArgument(args)).toThrow('takes a folder')
})
