import type { AnswerTemplate } from '@forecourt/rules/leads/inbox/filledTemplate'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'

interface Props {
  readonly templates: readonly AnswerTemplate[]
  readonly onChoose: (template: AnswerTemplate) => void
}

/** Finds a template by a part of its name, by keyboard: what it says stands below each name. */
export const TemplatePicker = ({ templates, onChoose }: Props) => (
  <Autocomplete
    id="composer-template"
    options={[...templates]}
    value={null}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    noOptionsText="No template is called that"
    autoHighlight
    blurOnSelect
    size="small"
    onChange={(_, template) => template && onChoose(template)}
    renderOption={({ key, ...props }, { name, text }) => (
      <Box component="li" key={key} {...props}>
        <Box sx={{ minWidth: 0 }}>
          <Typography>{name}</Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {text.replaceAll('\n', ' ')}
          </Typography>
        </Box>
      </Box>
    )}
    renderInput={(params) => <TextField {...params} label="Template" placeholder="Type a name, or / in the message" />}
  />
)
