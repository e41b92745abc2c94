import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { Box, ButtonBase, Typography } from '@mui/material'
import { useDeferredValue, useMemo } from 'react'
import { useTools } from '../session/DeskContext'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { findSettings } from './findSettings'
import type { SettingFilter } from './SettingsSearch'

interface Found {
  readonly pointer: string
  readonly title: string
  readonly text: string
  readonly tone?: 'error' | 'warning'
}

const nothing: Record<SettingFilter | 'search', string> = {
  changedHere: 'This site has changed nothing: everything is inherited.',
  sincePublish: 'The draft is the same as the live site.',
  problems: 'There are no problems.',
  search: 'No setting has these words. Try a shorter one.',
}

/** The settings a search or a filter leaves, each a way to its field. */
export const FoundSettings = ({ query, filter }: { readonly query: string; readonly filter: SettingFilter | null }) => {
  const { inherited } = useSession()
  const { desk } = useTools()
  const config = useDeferredValue(useEditor((state) => state.config))
  const problems = useEditor((state) => state.resolution.problems)
  const changes = useEditor((state) => state.changes)
  const all = useMemo((): readonly Found[] => {
    const ofChange = ({ pointer, where, sentence }: { pointer: string; where: string; sentence: string }): Found => ({
      pointer,
      title: where,
      text: sentence,
    })
    switch (filter) {
      case 'changedHere':
        return describeChanges(inherited, config).map(ofChange)
      case 'sincePublish':
        return (changes ?? []).map(ofChange)
      case 'problems':
        return problems.map(({ pointer, where, message, severity }) => ({
          pointer,
          title: where || 'The site',
          text: message,
          tone: severity,
        }))
      default:
        return findSettings(query).map(({ pointer, node, section }) => ({
          pointer,
          title: `${section.node.title} › ${node.title}`,
          text: node.description ?? '',
        }))
    }
  }, [filter, query, config, problems, changes, inherited])
  const asked = query.trim().toLowerCase()
  const found = filter === null || asked === '' ? all : all.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(asked))
  return (
    <Box component="ul" aria-label="Found settings" sx={{ listStyle: 'none', m: 0, p: 1 }}>
      {found.length === 0 && (
        <Typography component="li" color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
          {nothing[filter ?? 'search']}
        </Typography>
      )}
      {found.map(({ pointer, title, text, tone }) => (
        <li key={`${pointer} ${text}`}>
          <ButtonBase
            onClick={() => desk.open(pointer)}
            onMouseEnter={() => desk.outline(pointer)}
            onMouseLeave={() => desk.outline(null)}
            sx={{
              display: 'block',
              width: '100%',
              textAlign: 'left',
              px: 1,
              py: 1,
              borderRadius: '8px',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Typography sx={{ fontSize: 13.5, fontWeight: 600 }}>{title}</Typography>
            <Typography
              variant="caption"
              sx={{ color: tone ? `${tone}.main` : 'text.secondary', display: 'block', lineHeight: 1.4, overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}
