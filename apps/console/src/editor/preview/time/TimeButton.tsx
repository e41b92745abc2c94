import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import ClockIcon from '@mui/icons-material/Schedule'
import { Box, Button, Chip, IconButton, Popover, TextField, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useEditor } from '../../session/SessionContext'
import { usePreviewBrowser, useTools } from '../../session/ToolsContext'
import { formatLocalTime, suggestedTimes, zoneFields } from './suggestedTimes'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Simulates another time: offers, opening hours, holidays and everything else that depends on the date follow. */
export const TimeButton = () => {
  const { browser } = useTools()
  const { simulatedTime, page } = usePreviewBrowser()
  const timeZone = useEditor((state) => state.shown.identity.timeZone)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [fields, setFields] = useState({ date: '', time: '' })
  const open = (target: HTMLElement) => {
    setFields(zoneFields(simulatedTime ?? new Date().toISOString(), timeZone))
    setAnchor(target)
  }
  const setTime = (to: string | null) => {
    setAnchor(null)
    browser.setTime(to)
  }
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(fields.date) && /^\d{2}:\d{2}/.test(fields.time)
  const label = simulatedTime ? `Time: ${formatLocalTime(simulatedTime, timeZone)}` : 'Time: now'
  return (
    <>
      <Tooltip disableInteractive title={label}>
        <IconButton
          size="small"
          aria-haspopup="dialog"
          aria-label={label}
          color={simulatedTime ? 'primary' : 'default'}
          onClick={(event) => open(event.currentTarget)}
        >
          <ClockIcon sx={{ fontSize: 19 }} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Time of the preview', sx: { p: 2, width: 340, maxWidth: '92vw' } } }}
      >
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            if (valid) setTime(instantInZone(fields.date, minutesOf(fields.time), timeZone).instant)
          }}
          sx={{ display: 'grid', gap: 1.5 }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            See the site at another time, in the time zone of {timeZone.split('/').at(-1)?.replaceAll('_', ' ')}.
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1 }}>
            <TextField
              size="small"
              type="date"
              label="Date"
              value={fields.date}
              onChange={(event) => setFields({ ...fields, date: event.target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              size="small"
              type="time"
              label="Time"
              value={fields.time}
              onChange={(event) => setFields({ ...fields, time: event.target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {suggestedTimes(new Date().toISOString(), timeZone, page?.site.locations ?? []).map(({ label: name, instant }) => (
              <Chip key={`${name} ${instant}`} size="small" label={name} onClick={() => setTime(instant)} />
            ))}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button color="inherit" disabled={!simulatedTime} onClick={() => setTime(null)}>
              Now
            </Button>
            <Button type="submit" variant="contained" disabled={!valid}>
              Go
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  )
}
