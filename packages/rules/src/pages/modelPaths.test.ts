import { expect, test } from 'vitest'
import { modelPaths } from './slugClashes'

test.each([
  [
    'a model at its slug',
    [{ id: 'toyota.rav4', name: 'Toyota RAV4', path: '/rav4', defaultPath: '/rav4' }],
    ['/rav4', '/rav4/accessories'],
  ],
  [
    'a model with a custom address',
    [{ id: 'toyota.86', name: 'Toyota 86', path: '/toyota-86', defaultPath: '/86' }],
    ['/toyota-86', '/86', '/toyota-86/accessories'],
  ],
  ['no models', [], []],
])('a site lists the addresses of model pages: $0 (RTE-19)', (_name, pages, paths) => expect(modelPaths(pages)).toEqual(paths))
