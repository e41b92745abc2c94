import type { ShareLink } from '@forecourt/data/publishing/sharing/ShareLink'
import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { Box, Button, Typography } from '@mui/material'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'

interface Props {
  readonly link: ShareLink
  readonly timeZone: string
  readonly disabled: boolean
  readonly onRevoke: () => void
}

const openedWords = (opened: number) => (opened === 1 ? 'opened once' : `opened ${opened} times`)

/** One link to the draft: whose, until when, and whether anybody looked. */
export const ShareLinkRow = ({ link, timeZone, disabled, onRevoke }: Props) => {
  const { label, author, createdAt, expiresAt, revokedAt, opened, lastOpenedAt } = link
  const now = new Date().toISOString()
  const isOpen = revokedAt === null && expiresAt > now
  const name = label || 'Link without a name'
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{name}</Typography>
          {!isOpen && <StatusPill tone="quiet">{revokedAt === null ? 'Expired' : 'Revoked'}</StatusPill>}
        </Box>
        <Typography variant="caption" color="text.secondary" component="p">
          {author}, <Ago at={createdAt} />
          {isOpen && ` · until ${formatMoment(expiresAt, timeZone, now)}`}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {lastOpenedAt === null ? (
            'not opened yet'
          ) : (
            <>
              {openedWords(opened)}, last <Ago at={lastOpenedAt} />
            </>
          )}
        </Typography>
      </Box>
      {isOpen && (
        <Button color="error" aria-label={`Revoke ${name}`} disabled={disabled} onClick={onRevoke} sx={{ minHeight: 44 }}>
          Revoke
        </Button>
      )}
    </Box>
  )
}
