import { expect, it } from 'vitest'
import { siteModels } from './siteModels'

const corolla = { organisationId: null, manufacturerSlug: 'toyota', slug: 'corolla', published: true }
const own = { ...corolla, organisationId: 'harbour' }
const hilux = { ...corolla, slug: 'hilux' }
const roamer = { ...own, manufacturerSlug: 'crossland', slug: 'roamer' }

it.each([
  { name: 'those of the platform stand as they are', models: [corolla, hilux], shown: [corolla, hilux], instead: [null, null] },
  { name: 'own ones show beside them', models: [corolla, roamer], shown: [corolla, roamer], instead: [null, null] },
  { name: 'an own one takes the place of the platform’s', models: [own, corolla, hilux], shown: [hilux, own], instead: [null, corolla] },
  { name: 'of another make it does not', models: [corolla, { ...own, manufacturerSlug: 'crossland' }], shown: 2, instead: [null, null] },
  { name: 'hidden, it hides the platform’s, too', models: [corolla, { ...own, published: false }], shown: [], instead: [] },
  { name: 'what is hidden is not shown', models: [{ ...corolla, published: false }, roamer], shown: [roamer], instead: [null] },
])('$name (MOD-01)', ({ models, shown, instead }) => {
  const found = siteModels(models)
  if (typeof shown === 'number') expect(found).toHaveLength(shown)
  else expect(found.map(({ model }) => model)).toEqual(shown)
  expect(found.map((each) => each.instead)).toEqual(instead)
})
