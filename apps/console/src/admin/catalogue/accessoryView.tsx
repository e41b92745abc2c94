import type { OwnedAccessory } from '@forecourt/data/manufacturers/accessoryKind'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { accessoryFields } from '@forecourt/rules/records/kinds/modelFields'
import AccessoryIcon from '@mui/icons-material/ExtensionOutlined'
import type { AnyRecord } from '../../client/recordApi'
import { compactRecord } from '../records/compactRecord'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'
import { Shown } from '../records/Shown'
import { whoseFilter } from './whoseFilter'

type Row = OwnedAccessory & AnyRecord

const kinds = accessoryFields.category.choices
const price = ({ priceCents, fitted }: Row) => (priceCents === null ? 'No price' : `${formatMoney(priceCents)}${fitted ? ' fitted' : ''}`)
const name = (row: Row) => (
  <RecordName
    name={row.name}
    about={[row.modelName, row.partNumber].filter(Boolean).join(' · ')}
    imageKey={row.imageKey}
    Icon={AccessoryIcon}
  />
)

/** Accessories that makers sell for their models (MOD-02). */
export const accessoryView: RecordView<Row> = {
  resource: 'accessories',
  noun: 'accessory',
  title: 'Accessories',
  Icon: AccessoryIcon,
  fields: accessoryFields,
  besidePlatform: 'catalogue.edit',
  nameOf: (row) => row.name,
  heading: (row) => ({ title: row.name, text: `For the ${row.modelName}` }),
  newText: 'It counts among those of its model at once. A business adds them to models of its own.',
  lockOf: ({ lock }) => lock ?? undefined,
  sections: [
    { title: 'The accessory', fields: ['modelId', 'category', 'name', 'partNumber', 'priceCents', 'fitted', 'description', 'published'] },
    { title: 'Picture', fields: ['imageKey'] },
  ],
  list: {
    counted: ['accessory', 'accessories'],
    searchLabel: 'Name, model or part number',
    selects: [
      whoseFilter,
      { source: 'category', label: 'Kind', choices: Object.entries(kinds).map(([value, label]) => ({ value, label })) },
    ],
    sort: { field: 'modelName', order: 'ASC' },
    perPage: 50,
    empty: { title: 'No accessories', text: 'Add what can be fitted to a model, one by one or from a file of its maker.' },
    columns: [
      { label: 'Accessory', sortBy: 'name', render: name },
      { label: 'Kind', from: 'lg', render: ({ category }) => kinds[category] },
      { label: 'For', sortBy: 'owner', from: 'lg', render: ({ owner }) => owner },
      { label: 'Price', sortBy: 'priceCents', from: 'md', align: 'right', render: price },
      { label: 'Sites', render: ({ published }) => <Shown published={published} /> },
    ],
    compact: (row) => compactRecord(name(row), <Shown published={row.published} />, price(row)),
  },
}
