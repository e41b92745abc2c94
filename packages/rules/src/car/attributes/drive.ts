import { drives } from '../../stock/vocabulary/drives'
import type { CarAttribute } from '../CarAttribute'

/** Drive type, as written by the dealer or the feed. */
export const drive: CarAttribute<string> = {
  id: 'drive',
  title: 'Driven wheels',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The driven wheels',
  form: { group: 'engine', place: 610, suggests: true },
  fileColumn: {
    name: 'drive',
    headings: ['drive', 'drivetype', 'drivetrain', 'drivenwheels', 'drv'],
    place: 2150,
    read: { as: 'vocabulary', vocabulary: drives },
  },
  keyFacts: [{ label: 'Drive', place: 410, text: ({ itemType, drive }) => (itemType === 'caravan' ? null : drive) }],
  facet: { name: 'drive', kind: 'list', label: 'Drive', place: 10, limit: 10 },
  files: {
    dealerStudio: { name: 'Drive', place: 1710 },
    dmsPayload: { name: 'drive', place: 1530 },
    plainStock: { name: 'drive', place: 1810 },
  },
}
