import type { OwnedManufacturer } from '@forecourt/data/manufacturers/manufacturerKind'
import { manufacturerFields } from '@forecourt/rules/records/kinds/manufacturerFields'
import MakeIcon from '@mui/icons-material/FactoryOutlined'
import { Typography } from '@mui/material'
import type { AnyRecord } from '../../client/recordApi'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'

type Row = OwnedManufacturer & AnyRecord

const models = ({ modelCount }: Row) => (modelCount === 0 ? 'No models' : modelCount === 1 ? '1 model' : `${modelCount} models`)
const name = (row: Row) => <RecordName name={row.name} imageKey={row.logoKey} Icon={MakeIcon} />

/** The makes that all dealers choose from (ENT-12). */
export const manufacturerView: RecordView<Row> = {
  resource: 'manufacturers',
  noun: 'make',
  title: 'Makes',
  Icon: MakeIcon,
  fields: manufacturerFields,
  isPlatformOnly: true,
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: models(row) }),
  newRecordText: 'Every dealer can choose it straight away.',
  sections: [{ title: 'Make details', fields: ['name', 'logoKey'] }],
  list: {
    countNouns: ['make', 'makes', 'for all dealers'],
    searchLabel: 'Name',
    sort: { field: 'name', order: 'ASC' },
    perPage: 50,
    empty: { title: 'No makes', text: 'Add the makes that dealers sell.' },
    columns: [
      { label: 'Make', sortBy: 'name', render: name },
      { label: 'Models', sortBy: 'modelCount', align: 'right', render: ({ modelCount }) => modelCount },
    ],
    compact: (row) => (
      <>
        {name(row)}
        <Typography variant="body2" color="text.secondary">
          {models(row)}
        </Typography>
      </>
    ),
  },
}
