import type { CarField } from '@forecourt/data/stock/storedCarFields'
import type { ImportColumn } from '../stock-import/stockColumns'

const named = ['name'] as const

/** The fields of a car that a column of a feed has a say in. */
const byColumn: Readonly<Record<ImportColumn, readonly CarField[]>> = {
  stockNumber: ['stockNumber'],
  make: ['make', 'makeSlug', ...named],
  model: ['model', 'modelSlug', ...named],
  badge: ['badge', ...named],
  series: ['series'],
  year: ['year', ...named],
  itemType: ['itemType'],
  carType: ['carType'],
  // Of which kind it is, each line says.
  price: ['driveAwayCents', 'egcCents'],
  driveAwayPrice: ['driveAwayCents'],
  egcPrice: ['egcCents'],
  priceType: [],
  wasPrice: ['driveAwayBeforeCents', 'egcBeforeCents'],
  km: ['km'],
  // Each row says it of its own reading.
  kmUnit: [],
  colour: ['colour'],
  interiorColour: ['interiorColour'],
  body: ['body', 'simpleBody'],
  fuel: ['fuel', 'simpleFuel'],
  transmission: ['transmission', 'simpleTransmission'],
  engine: ['engineSizeLitres'],
  cylinders: ['cylinders'],
  seats: ['seats'],
  doors: ['doors'],
  drive: ['drive'],
  range: ['variant'],
  battery: ['variant'],
  licence: ['variant'],
  sleeps: ['specifications'],
  length: ['specifications'],
  tare: ['specifications'],
  atm: ['specifications'],
  layout: ['specifications'],
  vin: ['vin'],
  rego: ['regoPlate'],
  regoExpiry: ['regoExpiry'],
  wofExpiry: ['disclosure'],
  odometerStatus: ['disclosure'],
  firstRegistered: ['disclosure'],
  importedFrom: ['disclosure'],
  firstRegisteredOverseas: ['disclosure'],
  damagedImport: ['disclosure'],
  securityInterest: ['disclosure'],
  rucPaidTo: ['disclosure'],
  // When a car came is said once: a feed that names another day later would make it just arrived again.
  arrived: [],
  nvic: ['nvic'],
  buildDate: ['buildDate'],
  complianceDate: ['complianceDate'],
  certified: ['certified'],
  status: ['status', 'reserved'],
  sold: ['status', 'reserved'],
  reserved: ['status', 'reserved'],
  website: ['showOnDealerWebsite'],
  hidden: ['showOnDealerWebsite'],
  photos: [],
  videos: ['videos'],
  location: ['locationId'],
  features: ['standardEquipment'],
  comments: ['dealerComments'],
}

/** The fields some columns have a say in, each once. */
export const mappedFields = (columns: readonly ImportColumn[]): CarField[] => [...new Set(columns.flatMap((column) => byColumn[column]))]
