import { expect, it } from 'vitest'
import { parseSearchPreset, type RouteNames } from './parseSearchPreset'

const names: RouteNames = {
  makes: [
    { slug: 'toyota', name: 'Toyota', models: [{ slug: 'hilux', name: 'HiLux' }] },
    { slug: 'used-cars', name: 'Used Cars', models: [] },
    { slug: 'holden', name: 'Holden', models: [] },
  ],
  modelPages: [],
  dealershipSlugs: ['holden', 'harbour-motors', 'parramatta'],
  locationSlugs: ['toyota', 'parramatta', 'penrith'],
}

it.each([
  { segments: [], preset: {} },
  { segments: ['new-used-and-demo-cars'], preset: {} },
  { segments: ['new-and-demo-cars'], preset: { carTypes: ['new', 'demo'] } },
  { segments: ['new-cars'], preset: { carTypes: ['new'] } },
  { segments: ['demo-cars'], preset: { carTypes: ['demo'] } },
  { segments: ['used-cars'], preset: { carTypes: ['used'] }, why: 'a car type before a make' },
  { segments: ['toyota'], preset: { make: 'Toyota' }, why: 'a make before a location' },
  { segments: ['holden'], preset: { make: 'Holden' }, why: 'a make before a dealership' },
  { segments: ['parramatta'], preset: { dealershipSlug: 'parramatta' }, why: 'a dealership before a location' },
  { segments: ['penrith'], preset: { locationSlug: 'penrith' } },
  { segments: ['toyota', 'hilux'], preset: { make: 'Toyota', model: 'HiLux' } },
  { segments: ['toyota', 'commodore'], preset: null },
  { segments: ['harbour-motors', 'hilux'], preset: null },
  { segments: ['toyota', 'hilux', 'sr5'], preset: null },
  { segments: ['constructor'], preset: null },
  { segments: ['unknown'], preset: null },
])('the route table parses /search/$segments by a fixed precedence (RTE-14, RTE-19)', ({ segments, preset }) => {
  expect(parseSearchPreset(segments, names)).toEqual(preset)
})
