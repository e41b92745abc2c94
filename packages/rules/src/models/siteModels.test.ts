import { expect, it } from 'vitest'
import { siteModels } from './siteModels'

const corolla = { organisationId: null, manufacturerSlug: 'toyota', slug: 'corolla', published: true }
const own = { ...corolla, organisationId: 'harbour' }
const hilux = { ...corolla, slug: 'hilux' }
const roamer = { ...own, manufacturerSlug: 'crossland', slug: 'roamer' }

it.each([
  { name: 'models of the platform show unchanged', models: [corolla, hilux], shown: [corolla, hilux], overridden: [null, null] },
  { name: 'the dealer’s models show as well', models: [corolla, roamer], shown: [corolla, roamer], overridden: [null, null] },
  { name: 'a dealer’s model replaces the platform’s', models: [own, corolla, hilux], shown: [hilux, own], overridden: [null, corolla] },
  {
    name: 'a dealer’s model of another make replaces nothing',
    models: [corolla, { ...own, manufacturerSlug: 'crossland' }],
    shown: 2,
    overridden: [null, null],
  },
  { name: 'a hidden dealer’s model also hides the platform’s', models: [corolla, { ...own, published: false }], shown: [], overridden: [] },
  { name: 'hidden models don’t show', models: [{ ...corolla, published: false }, roamer], shown: [roamer], overridden: [null] },
])('models that a site shows: $name (MOD-01)', ({ models, shown, overridden }) => {
  const found = siteModels(models)
  if (typeof shown === 'number') expect(found).toHaveLength(shown)
  else expect(found.map(({ model }) => model)).toEqual(shown)
  expect(found.map((each) => each.overridden)).toEqual(overridden)
})
