import type { OwnedAccessory } from '@forecourt/data/manufacturers/accessoryKind'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { accessoryModelStates } from '@forecourt/rules/records/kinds/accessoryModelState'
import { accessoryFields } from '@forecourt/rules/records/kinds/modelFields'
import AccessoryIcon from '@mui/icons-material/ExtensionOutlined'
import type { AnyRecord } from '../../client/recordApi'
import { compactRecord } from '../records/compactRecord'
import { PublishedPill } from '../records/PublishedPill'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'
import { ownershipFilter } from './ownershipFilter'

type Row = OwnedAccessory & AnyRecord

const kinds = accessoryFields.category.choices
const price = ({ priceCents, fitted }: Row) => (priceCents === null ? 'No price' : `${formatMoney(priceCents)}${fitted ? ' fitted' : ''}`)
const modelText = ({ modelName, modelState }: Row) =>
  modelState === 'shown' ? modelName : `${modelName} (${accessoryModelStates[modelState].toLowerCase()})`
const name = (row: Row) => (
  <RecordName
    name={row.name}
    description={[modelText(row), row.partNumber].filter(Boolean).join(' · ')}
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
  platformPermission: 'catalogue.edit',
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: `For the ${modelText(row)}` }),
  newRecordText: 'Added to the model’s accessories straight away. A business can add accessories to its own models.',
  readOnlyReason: ({ lock }) => lock ?? undefined,
  sections: [
    { title: 'The accessory', fields: ['modelId', 'category', 'name', 'partNumber', 'priceCents', 'fitted', 'description', 'published'] },
    { title: 'Picture', fields: ['imageKey'] },
  ],
  list: {
    countNouns: ['accessory', 'accessories'],
    searchLabel: 'Name, model or part number',
    selects: [
      ownershipFilter,
      { source: 'category', label: 'Category', choices: Object.entries(kinds).map(([value, label]) => ({ value, label })) },
      {
        source: 'modelState',
        label: 'Model',
        choices: Object.entries(accessoryModelStates).map(([value, label]) => ({ value, label })),
      },
    ],
    sort: { field: 'modelName', order: 'ASC' },
    perPage: 50,
    empty: {
      title: 'No accessories',
      text: 'Add accessories that can be fitted to a model, one at a time or from the manufacturer’s file.',
    },
    columns: [
      { label: 'Accessory', sortBy: 'name', render: name },
      { label: 'Category', from: 'lg', render: ({ category }) => kinds[category] },
      { label: 'Owner', sortBy: 'owner', from: 'lg', render: ({ owner }) => owner },
      { label: 'Price', sortBy: 'priceCents', from: 'md', align: 'right', render: price },
      { label: 'Sites', render: ({ published }) => <PublishedPill published={published} /> },
    ],
    compact: (row) => compactRecord(name(row), <PublishedPill published={row.published} />, price(row)),
  },
}
