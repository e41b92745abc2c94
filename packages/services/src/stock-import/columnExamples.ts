import { byFieldColumn } from './fieldColumns'
import type { ImportColumn } from './stockColumns'

const [days, dollars, yesOrNo] = [
  ['31/08/2026', '2026-08-31', '31 Aug 2026'],
  ['$29,990', '29990', '29990.00 DAP', 'POA'],
  ['Yes', 'No', '1', 'true'],
] as const

/**
 * Valid examples of columns with a restricted format, as suppliers write them.
 *
 * @internal
 */
export const columnExamples: { readonly [Column in ImportColumn]?: readonly string[] | undefined } = {
  ...byFieldColumn(({ column }) => column.examples),
  stockNumber: ['A1001'],
  year: ['2021'],
  carType: ['New', 'Used', 'Demo'],
  demo: yesOrNo,
  itemType: ['Car', 'Motorcycle', 'Caravan'],
  ...{ price: dollars, driveAwayPrice: dollars, egcPrice: dollars, wasPrice: dollars },
  priceType: ['Drive away', 'DAP', 'Excluding charges', 'EGC'],
  currency: ['AUD', 'NZD'],
  ...{ priceShown: ['Yes', 'No'], priceHidden: ['Yes', 'No', 'POA'] },
  km: ['42,310', '42310 km'],
  body: ['SUV', 'Ute', 'Hatch', 'Station Wagon'],
  vin: ['JTNK43BE103012345'],
  arrived: days,
  ...{ certified: yesOrNo, website: yesOrNo, hidden: yesOrNo },
  ...{ sold: [...yesOrNo, ...days], reserved: [...yesOrNo, ...days] },
  status: ['Available', 'Reserved', 'In transit', 'Sold', 'Withdrawn'],
  photos: ['https://photos.example.com/1.jpg; https://photos.example.com/2.jpg'],
  videos: ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'],
  features: ['Tow bar; Sunroof', 'Tow bar|Sunroof'],
}

/** Describes the accepted values of a column: `Such as “2021”.` Null if any text is accepted. */
export const columnAccepts = (column: ImportColumn): string | null => {
  const examples = columnExamples[column]
  return examples === undefined ? null : `Such as ${examples.map((example) => `“${example}”`).join(', ')}.`
}
