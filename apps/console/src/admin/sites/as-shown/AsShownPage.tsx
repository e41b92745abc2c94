import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import { parseTime } from '@forecourt/rules/dates/parseTime'
import { zoneName } from '@forecourt/rules/format/formatDate'
import { type OutboxKind, outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import { sealText } from '@forecourt/services/evidence/sealText'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Outputs } from '../../../client/Records'
import { readOnce } from '../../../client/readOnce'
import { BackLink } from '../../../parts/BackLink'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { AsShownSection } from './AsShownSection'
import { asShownTexts as texts } from './asShownTexts'
import { type AskedPage, EvidenceDownloads, PagePicture } from './PagePicture'

type Shown = NonNullable<Outputs['sites']['asShown']>
type ShownPage = Extract<Shown, { kind: 'page' }>
type Change = NonNullable<ShownPage['record']>['changes'][number]

/** A page of the site, and the zone of its times. */
interface AskedInZone extends AskedPage {
  readonly timeZone: string
}

const formatTime = (at: string, timeZone: string) =>
  new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium', timeZone })

const formatClock = (at: string, timeZone: string) => new Date(at).toLocaleTimeString('en-AU', { timeStyle: 'medium', timeZone })

/** The instant of a local date (`YYYY-MM-DD`), time (`HH:MM`) and second, ISO in UTC; null if invalid. */
const instantOf = (date: string, time: string, seconds: string, timeZone: string): string | null => {
  const minutes = parseTime(time)
  const second = Number(seconds)
  if (!isCalendarDate(date) || minutes === null || !Number.isInteger(second) || second < 0 || second > 59) return null
  return new Date(Date.parse(instantInZone(date, minutes, timeZone).instant) + second * 1_000).toISOString()
}

/** Changes of cars and of the site, in order of time. */
const inOrder = (changes: readonly Change[]): Change[] => changes.toSorted((one, other) => one.at.localeCompare(other.at))

const Changes = ({ changes, timeZone }: { readonly changes: readonly Change[]; readonly timeZone: string }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {changes.map(({ at, authorName, action, sentences }) => (
      <Typography component="li" variant="body2" key={`${at} ${action} ${sentences.join()}`} sx={{ overflowWrap: 'anywhere' }}>
        {formatTime(at, timeZone)}, {authorName}: {sentences.join(' · ')}
      </Typography>
    ))}
  </Box>
)

/** A page as it was shown: version, seal, changes before, and differences to today. */
const PageRecord = ({ page, asked }: { readonly page: ShownPage; readonly asked: AskedInZone }) => {
  const { timeZone } = asked
  const { record, seals, sinceThen, differences, renderer } = page
  const later = record ? inOrder([...record.later.carChanges, ...record.later.changes]) : []
  return (
    <>
      <AsShownSection title={texts.asShown(page.status)}>
        {record?.version && (
          <Typography>
            {texts.version(record.version.number, record.version.authorName, formatTime(record.version.publishedAt, timeZone))}
          </Typography>
        )}
        {renderer.isEarlierProgram && renderer.earlier && <Typography variant="body2">{texts.earlierProgram(renderer.earlier)}</Typography>}
        {differences.map((difference) => (
          <Alert key={difference} severity="info">
            {difference}
          </Alert>
        ))}
        {seals && (
          <Alert severity={seals.broken.length > 0 ? 'error' : seals.days === 0 ? 'info' : 'success'}>
            {sealText(seals, asked.at)}
            {seals.broken.length > 0 && ` ${texts.distrust}`}
          </Alert>
        )}
        {seals && seals.erased > 0 && <Typography variant="body2">{texts.erased(seals.erased)}</Typography>}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          SHA-256 {page.bodyHash}
        </Typography>
        <EvidenceDownloads asked={asked} />
      </AsShownSection>
      <PagePicture asked={asked} url={page.url} />
      <AsShownSection title={texts.sinceThen}>
        {sinceThen.length === 0 && <Typography>{texts.same}</Typography>}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {sinceThen.map((sentence) => (
            <Typography component="li" key={sentence}>
              {sentence}
            </Typography>
          ))}
        </Box>
      </AsShownSection>
      {record && (
        <AsShownSection title={texts.changesAfter}>
          {later.length === 0 ? <Typography>{texts.nothingAfter}</Typography> : <Changes changes={later} timeZone={timeZone} />}
          {record.later.more > 0 && <Typography variant="body2">{texts.more(record.later.more)}</Typography>}
        </AsShownSection>
      )}
      {record && record.carChanges.length > 0 && (
        <AsShownSection title={texts.carChanges}>
          <Changes changes={record.carChanges} timeZone={timeZone} />
        </AsShownSection>
      )}
      {record && record.changes.length > 0 && (
        <AsShownSection title={texts.changes}>
          <Changes changes={record.changes} timeZone={timeZone} />
        </AsShownSection>
      )}
      {record && record.messages.length + record.otherMessages > 0 && (
        <AsShownSection title={texts.messages}>
          {record.otherMessages > 0 && <Typography variant="body2">{texts.otherMessages(record.otherMessages)}</Typography>}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {record.messages.map(({ kind, at }) => (
              <Typography component="li" variant="body2" key={`${at} ${kind}`}>
                {formatTime(at, timeZone)}: {outboxMessages[kind as OutboxKind]?.label ?? kind}
              </Typography>
            ))}
          </Box>
        </AsShownSection>
      )}
    </>
  )
}

/** Changes within the asked minute, with the page after each of them. */
const WithinMinute = ({
  shown,
  asked,
  onChoose,
}: {
  readonly shown: Exclude<Shown, { kind: 'notShown' }>
  readonly asked: AskedInZone
  readonly onChoose: (at: string) => void
}) =>
  shown.withinMinute.length === 0 ? null : (
    <Alert severity="warning">
      {texts.withinMinute(formatTime(asked.at, asked.timeZone))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {shown.withinMinute.map(({ at, what }) => (
          <Button key={at} variant="outlined" color="inherit" onClick={() => onChoose(at)}>
            {texts.showAfter(formatClock(at, asked.timeZone), what)}
          </Button>
        ))}
      </Box>
    </Alert>
  )

const Result = ({ shown, asked }: { readonly shown: Shown; readonly asked: AskedInZone }) => {
  if (shown.kind === 'page') return <PageRecord page={shown} asked={asked} />
  if (shown.kind === 'closed') return <Alert severity="info">{texts.closed}</Alert>
  if (shown.kind === 'redirect') return <Alert severity="info">{texts.redirect(shown.to)}</Alert>
  return <Alert severity="info">{texts.notShown(shown.reason, formatTime(shown.beginning, asked.timeZone))}</Alert>
}

const AsShownForm = ({ siteId, timeZone }: { readonly siteId: string; readonly timeZone: string }) => {
  const [asked, setAsked] = useState<{ path: string; at: string } | null>(null)
  const [seconds, setSeconds] = useState('0')
  const { data, error, isFetching, refetch } = useQuery(
    api.sites.asShown.queryOptions({ siteId, path: asked?.path ?? '/', at: asked?.at ?? '' }, { ...readOnce, enabled: asked !== null }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const path = String(form.get('path')).trim()
    const at = instantOf(String(form.get('date')), String(form.get('time')), seconds, timeZone)
    if (path.startsWith('/') && at !== null) setAsked({ path, at })
  }
  const showAt = (at: string) => {
    if (!asked) return
    const chosen = new Date(at)
    // The change of a minute's last second shows in the next minute, which the fields don't have.
    if (chosen.getUTCSeconds() !== 0) setSeconds(String(chosen.getUTCSeconds()))
    setAsked({ ...asked, at })
  }
  return (
    <>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2.5 }}>
        <TextField name="path" label={texts.path} defaultValue="/" required slotProps={{ htmlInput: { pattern: '/.*' } }} />
        <TextField name="date" label={texts.date} type="date" required slotProps={{ inputLabel: { shrink: true } }} />
        <TextField name="time" label={texts.time(zoneName(timeZone))} type="time" required slotProps={{ inputLabel: { shrink: true } }} />
        <TextField
          name="seconds"
          label={texts.seconds}
          type="number"
          value={seconds}
          onChange={({ target }) => setSeconds(target.value)}
          required
          slotProps={{ htmlInput: { min: 0, max: 59, step: 1 } }}
          sx={{ width: 110 }}
        />
        <Button type="submit" variant="contained" loading={isFetching}>
          {texts.show}
        </Button>
      </Box>
      {error && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {asked && data === null && <Alert severity="warning">{texts.noServer}</Alert>}
      {asked && data && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.kind !== 'notShown' && <WithinMinute shown={data} asked={{ siteId, timeZone, ...asked }} onChoose={showAt} />}
          <Result shown={data} asked={{ siteId, timeZone, ...asked }} />
        </Box>
      )}
    </>
  )
}

/** Shows a page of a site as of a time in the past, in the site's time zone, compared with today. */
export const AsShownPage = () => {
  const { id: siteId = '' } = useParams()
  const { data, error, refetch } = useQuery(api.sites.asShownZone.queryOptions({ siteId }, readOnce))
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading title={texts.title} text={texts.about} />
      {error && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {data && <AsShownForm siteId={siteId} timeZone={data.timeZone} />}
    </>
  )
}
