import type { OwnedTemplate } from '@forecourt/data/leads/inbox/templateKind'
import { filledTemplate } from '@forecourt/rules/leads/inbox/filledTemplate'
import { templateFields } from '@forecourt/rules/records/kinds/templateFields'
import TemplateIcon from '@mui/icons-material/QuickreplyOutlined'
import { Box, Typography } from '@mui/material'
import type { AnyRecord } from '../../client/recordApi'
import { useMe } from '../../parts/useMe'
import { compactRecord } from '../records/compactRecord'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'

type Row = OwnedTemplate & AnyRecord

const name = (row: Row) => <RecordName name={row.name} description={row.subject || 'No subject'} />
const channelName = ({ channel }: Row) => templateFields.channel.choices[channel]

const example = { firstName: 'Jordan', car: '2021 Toyota Corolla Ascent Sport', dealership: 'Your dealership', phone: '02 5550 1234' }

/** Preview of the message. */
const Preview = ({ values }: { readonly values: { readonly [field: string]: unknown } }) => {
  const me = useMe()
  const filledIn = (text: unknown) => filledTemplate(String(text ?? ''), { ...example, me: me?.user.name ?? '' })
  return (
    <Box component="section" aria-label="Preview" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        Preview
      </Typography>
      {values.channel !== 'sms' && values.subject !== '' && (
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{filledIn(values.subject)}</Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} color={values.text ? 'text.primary' : 'text.secondary'}>
        {filledIn(values.text) || 'No text yet.'}
      </Typography>
    </Box>
  )
}

/** Templates of messages to shoppers. */
export const templateView: RecordView<Row> = {
  resource: 'answerTemplates',
  noun: 'template',
  title: 'Templates',
  Icon: TemplateIcon,
  fields: templateFields,
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: channelName(row) }),
  newRecordText:
    'Anyone who replies to customers can choose it. The placeholders are filled in, and the text can be edited before sending.',
  sections: [{ title: 'Text', fields: ['name', 'channel', 'subject', 'text'] }],
  Aside: Preview,
  list: {
    countNouns: ['template', 'templates'],
    searchLabel: 'Name',
    selects: [
      {
        source: 'channel',
        label: 'Used for',
        choices: Object.entries(templateFields.channel.choices).map(([value, label]) => ({ value, label })),
      },
    ],
    sort: { field: 'name', order: 'ASC' },
    perPage: 50,
    empty: {
      guide: 'reply-with-a-template',
      title: 'No templates of your own',
      text: 'Until you add your own, the inbox offers three standard templates.',
    },
    columns: [
      { label: 'Template', sortBy: 'name', render: name },
      { label: 'Used for', from: 'md', render: channelName },
    ],
    compact: (row) => compactRecord(name(row), null, channelName(row)),
  },
}
