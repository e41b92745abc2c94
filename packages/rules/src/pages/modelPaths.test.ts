import { expect, test } from 'vitest'
import { modelPaths } from './modelPaths'

test.each([
  {
    name: 'a model at its slug',
    pages: [{ id: 'toyota.rav4', name: 'Toyota RAV4', path: '/rav4', plain: '/rav4' }],
    paths: ['/rav4', '/rav4/accessories'],
  },
  {
    name: 'a model with an address of its own',
    pages: [{ id: 'toyota.86', name: 'Toyota 86', path: '/toyota-86', plain: '/86' }],
    paths: ['/toyota-86', '/86', '/toyota-86/accessories'],
  },
  { name: 'no models', pages: [], paths: [] },
])('$name (RTE-19)', ({ pages, paths }) => expect(modelPaths(pages)).toEqual(paths))
