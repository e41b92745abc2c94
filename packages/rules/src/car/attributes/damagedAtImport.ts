import { yesOrNo } from '../../stock/vocabulary/yesOrNo'
import type { CarAttribute } from '../CarAttribute'

/** Recorded as damaged at import. */
export const damagedAtImport: CarAttribute<boolean> = {
  id: 'damagedAtImport',
  title: 'Damaged at import',
  kind: 'yesNo',
  storedIn: 'disclosure',
  form: { group: 'newZealand', position: 60 },
  fileColumn: {
    name: 'damagedImport',
    headings: ['damagedimport', 'importedasdamaged', 'damagedatimport'],
    title: 'Imported as damaged',
    position: 2280,
    examples: ['Yes', 'No', '1', 'true'],
    read: { as: 'vocabulary', vocabulary: yesOrNo },
    isLiteral: true,
  },
}
