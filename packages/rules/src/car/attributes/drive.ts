import { drives } from '../../stock/vocabulary/drives'
import type { CarAttribute } from '../CarAttribute'

/** Drive type, as written by the dealer or the feed. */
export const drive: CarAttribute<string> = {
  id: 'drive',
  title: 'Driven wheels',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The driven wheels',
  form: { group: 'engine', position: 610, suggests: true },
  fileColumn: {
    name: 'drive',
    headings: ['drive', 'drivetype', 'drivetrain', 'drivenwheels', 'drv'],
    position: 2150,
    read: { as: 'vocabulary', vocabulary: drives },
  },
  keyFacts: [{ label: 'Drive', position: 410, text: ({ itemType, drive }) => (itemType === 'caravan' ? null : drive) }],
  facet: { name: 'drive', kind: 'list', label: 'Drive', position: 10, limit: 10 },
  files: {
    dealerStudio: { name: 'Drive', position: 1710 },
    dmsPayload: { name: 'drive', position: 1530 },
    plainStock: { name: 'drive', position: 1810 },
  },
}
