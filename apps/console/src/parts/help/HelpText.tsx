import { Box, Link, Typography } from '@mui/material'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { GuideLink } from './GuideLink'

const guideAddress = '#guide/'

const inline = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, index) => {
    // Tokens of a text have no identity but their place.
    const key = `${index} ${token.raw}`
    if (token.type === 'strong') return <strong key={key}>{inline(token.tokens)}</strong>
    if (token.type === 'codespan') return <code key={key}>{token.text}</code>
    if (token.type !== 'link') return 'text' in token ? token.text : token.raw
    const { href, tokens: inner } = token as Tokens.Link
    if (href.startsWith(guideAddress))
      return (
        <GuideLink key={key} guide={href.slice(guideAddress.length)}>
          {inline(inner)}
        </GuideLink>
      )
    return (
      <Link key={key} component={LinkBase} to={href.slice(1)}>
        {inline(inner)}
      </Link>
    )
  })

/** The tokens of a list's item: of its own line, without the wrapper that the parser adds. */
const itemTokens = ({ tokens }: Tokens.ListItem): readonly Token[] =>
  tokens.flatMap((token) => ('tokens' in token && token.tokens ? token.tokens : [token]))

/** A help text: paragraphs, lists, bold names, links to pages (`#/stock`) and to guides (`#guide/add-a-car`). */
export const HelpText = ({ body }: { readonly body: readonly Token[] }) =>
  body.map((token, index) => {
    const key = `${index} ${token.raw}`
    if (token.type === 'paragraph')
      return (
        <Typography key={key} sx={{ my: 1 }}>
          {inline(token.tokens)}
        </Typography>
      )
    if (token.type !== 'list') return null
    const { ordered, items } = token as Tokens.List
    return (
      <Box key={key} component={ordered ? 'ol' : 'ul'} sx={{ my: 1, pl: 3, '& li': { my: 0.75 } }}>
        {items.map((item) => (
          <li key={item.raw}>{inline(itemTokens(item))}</li>
        ))}
      </Box>
    )
  })
