/** Model years in which a model was sold here: the first, and the last, which is null if it is still sold. */
type SoldYears = readonly [first: number, last: number | null]

/**
 * Vehicles that the sample look-up answers with, by make and model, so that none is of a year in which it wasn't sold. A test compares the
 * years with those of the demo's catalogue (`seeds/models/sampleModels.test.ts`).
 */
export const sampleModels: { readonly [make: string]: { readonly [model: string]: SoldYears } } = {
  Toyota: { Corolla: [2015, null], Camry: [2015, null], RAV4: [2015, null], HiLux: [2015, null], 'Yaris Cross': [2020, null] },
  Mazda: { Mazda2: [2015, 2025], Mazda3: [2016, null], 'CX-3': [2015, null], 'CX-9': [2016, 2023], 'BT-50': [2016, null] },
  Nissan: { Qashqai: [2016, null], 'X-Trail': [2015, null], Navara: [2015, null], Leaf: [2019, 2025] },
  Subaru: { Impreza: [2016, null], Forester: [2015, null], Outback: [2015, 2025] },
  Mitsubishi: { ASX: [2015, 2025], Outlander: [2015, null], Triton: [2015, null] },
  Honda: { Jazz: [2015, 2021], Civic: [2016, null], 'CR-V': [2016, null], CB650R: [2019, null], CBR500R: [2018, null] },
  Suzuki: { Swift: [2015, null], Vitara: [2016, null], Jimny: [2019, null] },
  Isuzu: { 'D-MAX': [2015, null], 'MU-X': [2015, null] },
  Lexus: { UX: [2019, null], NX: [2016, null], RX: [2016, null] },
  Hyundai: { i30: [2015, null], Kona: [2017, null], Tucson: [2015, null], 'Ioniq 5': [2022, null] },
  Kia: { Picanto: [2017, null], Cerato: [2016, 2024], Sportage: [2016, null], Stinger: [2017, 2023] },
  Ford: { Focus: [2016, 2022], Ranger: [2015, null], Everest: [2016, null] },
  Volkswagen: { Polo: [2016, null], Golf: [2015, null], Tiguan: [2016, null], Amarok: [2015, null] },
  BMW: { '3 Series': [2016, null], X3: [2016, null] },
  'Mercedes-Benz': { 'A-Class': [2016, 2025], 'C-Class': [2015, null], GLC: [2016, null] },
  Holden: { Commodore: [2014, 2020], Colorado: [2014, 2020] },
  Tesla: { 'Model 3': [2019, null], 'Model Y': [2022, null] },
  BYD: { Dolphin: [2023, null], 'Atto 3': [2022, null], Seal: [2024, null] },
  MG: { MG3: [2018, null], ZS: [2018, null], HS: [2020, null] },
  GWM: { 'Haval Jolion': [2021, null], Cannon: [2020, null] },
  Yamaha: { 'MT-07': [2017, null], XVS650: [2016, 2022] },
  Kawasaki: { 'Ninja 400': [2018, 2023], Z900: [2017, null] },
  Triumph: { 'Street Triple': [2017, null], 'Bonneville Bobber': [2017, null] },
  Indian: { Scout: [2016, null] },
  Jayco: { Journey: [2015, null], Silverline: [2016, null], Swan: [2014, null] },
  Avan: { Aspire: [2017, null], Cruiseliner: [2015, 2025] },
  'New Age': { 'Manta Ray': [2016, null], 'Road Owl': [2018, null] },
}

/** A sample vehicle and its model years. */
export interface SampleModel {
  readonly model: string
  readonly first: number
  readonly last: number | null
}

/** The sample vehicles of a make among the models of a table. */
export const listSamples = ({ name, models }: { readonly name: string; readonly models: readonly string[] }): readonly SampleModel[] =>
  models.flatMap((model) => {
    const years = Object.hasOwn(sampleModels, name) ? sampleModels[name]?.[model] : undefined
    return years ? [{ model, first: years[0], last: years[1] }] : []
  })
