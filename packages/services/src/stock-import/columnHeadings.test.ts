import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnHeadings } from './columnHeadings'

it.each<{ name: string; headings: readonly string[]; columns: object }>([
  {
    name: 'both of two price columns, the more specific first',
    headings: ['Special price', 'Price'],
    columns: { price: ['Price', 'Special price'] },
  },
  { name: 'the more specific of two descriptions', headings: ['Description', 'Comments'], columns: { comments: ['Comments'] } },
  { name: 'new or used before an unspecific type', headings: ['Type', 'New/Used'], columns: { carType: ['New/Used'] } },
  { name: 'the exact name before a name that ends with it', headings: ['seller.location', 'Branch'], columns: { location: ['Branch'] } },
  { name: 'the first of two equally specific headings', headings: ['listing.model', 'car.model'], columns: { model: ['listing.model'] } },
  { name: 'neither of two equally specific prices', headings: ['listing.price', 'offer.price'], columns: {} },
  { name: 'no heading of another car', headings: ['tradeIn.model', 'vehicle.model'], columns: { model: ['vehicle.model'] } },
  {
    name: 'headings from the only branch with a make and a model',
    headings: ['fahrzeug.make', 'fahrzeug.model', 'fahrzeug.price', 'rrp.price'],
    columns: { make: ['fahrzeug.make'], model: ['fahrzeug.model'], price: ['fahrzeug.price'] },
  },
  { name: 'a name behind Google’s prefix', headings: ['g:brand', 'rrp:price'], columns: { make: ['g:brand'] } },
  {
    name: 'names behind the prefix for the car',
    headings: ['v:make', 'v:model', 'v:price', 'v:photos.v:photo', 'rrp:price', 'xsi:type'],
    columns: { make: ['v:make'], model: ['v:model'], price: ['v:price'], photos: ['v:photos.v:photo'] },
  },
  {
    name: 'names behind a numbered prefix',
    headings: ['make', 'model', 'ns2:price.ns2:amount', 'ns2:vehicle.ns3:odometer'],
    columns: { make: ['make'], model: ['model'], price: ['ns2:price.ns2:amount'], km: ['ns2:vehicle.ns3:odometer'] },
  },
  {
    name: 'the same name with and without a prefix once',
    headings: ['make', 'v:make', 'v:model'],
    columns: { make: ['make'], model: ['v:model'] },
  },
  {
    name: 'no heading of another car behind a prefix',
    headings: ['make', 'model', 'tradein:make', 'tradein:price'],
    columns: { make: ['make'], model: ['model'] },
  },
  {
    name: 'no price behind a prefix that only prices have',
    headings: ['make', 'model', 'weekly:price', 'xsi:type'],
    columns: { make: ['make'], model: ['model'] },
  },
  { name: 'no recommended price of the manufacturer', headings: ['RRP', 'MSRP', 'Recommended retail price'], columns: {} },
  {
    name: 'nested names of make and model',
    headings: ['make.name', 'model.name'],
    columns: { make: ['make.name'], model: ['model.name'] },
  },
  { name: 'no JSON-LD keywords', headings: ['@type', 'seller.@type'], columns: {} },
  {
    name: 'nested amounts of price and odometer',
    headings: ['price.amount', 'odometer.value'],
    columns: { price: ['price.amount'], km: ['odometer.value'] },
  },
  {
    name: 'amounts of price and odometer deeper in a tree',
    headings: ['vehicle.price.amount', 'vehicle.odometer.value', 'vehicle.odometer.unit', 'rrp.price.amount'],
    columns: { price: ['vehicle.price.amount'], km: ['vehicle.odometer.value'], kmUnit: ['vehicle.odometer.unit'] },
  },
  {
    name: 'a list with a single item',
    headings: ['features.feature', 'features', 'features.feature.name', 'a.options.option.id'],
    columns: { features: ['features', 'features.feature'] },
  },
  {
    name: 'photos in the order of their numbers',
    headings: ['Photo 10', 'Photo 2', 'Photo 1', 'Photo Count', 'Photo 2 caption'],
    columns: { photos: ['Photo 1', 'Photo 2', 'Photo 10'] },
  },
  {
    name: 'photos numbered as Meta does',
    headings: ['image[11].url', 'image[0].url', 'image[0].tag[0]', 'image[2].url'],
    columns: { photos: ['image[0].url', 'image[2].url', 'image[11].url'] },
  },
  { name: 'the main picture first', headings: ['image_2', 'image_1', 'Image'], columns: { photos: ['Image', 'image_1', 'image_2'] } },
  {
    name: 'photo addresses',
    headings: ['Picture URL 3', 'Picture URL 02'],
    columns: { photos: ['Picture URL 02', 'Picture URL 3'] },
  },
  { name: 'photos of one branch', headings: ['car.photo1', 'car.photo2', 'dealer.photo'], columns: { photos: ['dealer.photo'] } },
  { name: 'the single item of a list', headings: ['car.Options.option'], columns: { features: ['car.Options.option'] } },
  { name: 'no photo of the seller when the car has its own', headings: ['photos', 'seller.photo'], columns: { photos: ['photos'] } },
  { name: 'the build year before the year of a plate', headings: ['Plate Yr', 'Build Year'], columns: { year: ['Build Year'] } },
  { name: 'the model before its description', headings: ['ModelDesc', 'Model'], columns: { model: ['Model'] } },
  { name: 'an expiry behind a number plate', headings: ['Rego No', 'Exp'], columns: { rego: ['Rego No'], regoExpiry: ['Exp'] } },
  {
    name: 'no expiry behind anything else',
    headings: ['Rego', 'Kms', 'Exp', 'Warranty', 'Expiry Date'],
    columns: { rego: ['Rego'], km: ['Kms'] },
  },
  { name: 'a price on the website that is the only price', headings: ['Make', 'Web $'], columns: { make: ['Make'], price: ['Web $'] } },
  { name: 'no price on the website beside another price', headings: ['EGC', 'Web $'], columns: { egcPrice: ['EGC'] } },
  { name: 'neither of two prices of today', headings: ['Web Price', 'Current Price'], columns: {} },
  { name: 'no price of a sale', headings: ['Sale Price', 'Regular price'], columns: {} },
  {
    name: 'the featured image first',
    headings: ['Images', 'image_1', 'featured_image'],
    columns: { photos: ['featured_image', 'Images', 'image_1'] },
  },
])('A column is mapped to $name (ENT-01)', ({ headings, columns }) => {
  expect(Object.fromEntries(columnHeadings(headings))).toEqual(columns)
})

it('No heading is mapped to two columns, and only photos and prices have several unnested headings (ENT-01)', () => {
  const names = [
    'Price',
    'Special price',
    'Description',
    'Comments',
    'Type',
    'Condition',
    'Photo 1',
    'image_2',
    'Images',
    'Fuel',
    'Fuel type',
  ]
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...names, 'features', 'features.feature', 'a.make', 'b.make', 'seller.photo')),
      (headings) => {
        const columns = columnHeadings(headings)
        const read = [...columns.values()].flat()
        expect(new Set(read).size).toBe(read.length)
        for (const [column, [first, ...others]] of columns)
          if (column !== 'photos' && column !== 'price') for (const other of others) expect(other.startsWith(`${first}.`)).toBe(true)
      },
    ),
    { numRuns: runs(200) },
  )
})
