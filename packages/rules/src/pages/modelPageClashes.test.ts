import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { modelPageClashes } from './slugClashes'

const corolla = { id: 'toyota.corolla', name: 'Toyota Corolla', path: '/new-corolla', defaultPath: '/corolla' }
const config = (path: string, shown = true) => buildConfig({ pages: { list: [{ id: 'own', title: 'Our own', path, shown, blocks: [] }] } })

it.each([
  { name: 'at a model’s address', path: '/new-corolla', refused: true },
  { name: 'at its plain name', path: '/corolla', refused: true },
  { name: 'at its accessories', path: '/new-corolla/accessories', refused: true },
  { name: 'next to it', path: '/corolla-club', refused: false },
  { name: 'below it', path: '/corolla/history', refused: false },
])('a page $name is refused: $refused (RTE-19)', ({ path, refused }) => {
  const found = modelPageClashes(config(path), { modelPages: [corolla] })
  expect(found.map(({ severity, pointer }) => [severity, pointer])).toEqual(refused ? [['error', '/pages/list/own/path']] : [])
  if (refused) expect(found[0]?.message).toContain('“Our own” could not be reached')
})

it('a page that is switched off, or a page of a site without models, causes no clash (RTE-19)', () => {
  expect(modelPageClashes(config('/corolla', false), { modelPages: [corolla] })).toEqual([])
  expect(modelPageClashes(config('/corolla'), { modelPages: [] })).toEqual([])
})

it('two models with the same address cause only a warning (RTE-19)', () => {
  const other = { ...corolla, id: 'kia.corolla', name: 'Kia Corolla' }
  const [found, ...more] = modelPageClashes(buildConfig(), { modelPages: [corolla, other] })
  expect(more).toEqual([])
  expect(found).toMatchObject({ severity: 'warning', message: expect.stringContaining('Toyota Corolla and Kia Corolla') })
})
