import { expect, it } from 'vitest'
import { run } from '../start/run'

/** Import specifier: without extension for modules, with it for others. */
const importedAs = (file: string) => file.replace(/\.tsx?$/, '')

it('no two tracked files differ only in case, because many disks treat such names as the same', async () => {
  const names = new Map<string, string>()
  const clashes = (await run('git', ['ls-files']))
    .trim()
    .split('\n')
    .flatMap((file) => {
      const name = importedAs(file).toLowerCase()
      const other = names.get(name)
      names.set(name, file)
      return other === undefined ? [] : [`${other} and ${file}`]
    })
  expect(clashes).toEqual([])
})
