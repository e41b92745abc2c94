import BackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/CloseRounded'
import { Box, Button, Drawer, IconButton, Link, Skeleton, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { useMe } from '../useMe'
import { findPageHelp } from './findPageHelp'
import { GuideLink } from './GuideLink'
import { type HelpTopic, useHelp } from './HelpContext'
import { HelpText } from './HelpText'
import type { Guide, HelpTexts } from './helpTexts'
import { useHelpTexts } from './useHelpTexts'

/** Links to guides; nothing without any. */
const GuideList = ({ guides, title }: { readonly guides: readonly Guide[]; readonly title: string }) =>
  guides.length === 0 ? null : (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography variant="body2" component="h3" color="text.secondary" sx={{ fontWeight: 620, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {guides.map(({ id, title: name }) => (
          <Box component="li" key={id} sx={{ py: 0.75, '& button': { textAlign: 'left' } }}>
            <GuideLink guide={id}>{name}</GuideLink>
          </Box>
        ))}
      </Box>
    </Box>
  )

/** Who helps, by phone and e-mail; nothing if the installation names no contact. */
const SupportContact = () => {
  const support = useMe()?.support
  const { pathname } = useLocation()
  if (!support) return null
  const { name, phone, email } = support
  const mail = `mailto:${email}?subject=${encodeURIComponent(`Help with ${pathname}`)}`
  return (
    <Typography component="div" sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      Need a hand? {name}:{' '}
      {phone && (
        <>
          <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
          {email && ' or '}
        </>
      )}
      {email && <Link href={mail}>{email}</Link>}
    </Typography>
  )
}

interface TopicProps {
  readonly texts: HelpTexts
  readonly topic: HelpTopic
  readonly mayOpen: (path: string) => boolean
}

const areasOf = (guides: readonly Guide[]) => [...new Set(guides.map(({ area }) => area))]

/** The content of a topic, beneath its title. */
const Topic = ({ texts: { pages, guides, news }, topic, mayOpen }: TopicProps) => {
  const { pathname } = useLocation()
  const open = guides.filter(({ start }) => mayOpen(start))
  if (topic.kind === 'guide') return <HelpText body={guides.find(({ id }) => id === topic.id)?.body ?? []} />
  if (topic.kind === 'guides')
    return areasOf(open).map((area) => <GuideList key={area} title={area} guides={open.filter((guide) => guide.area === area)} />)
  if (topic.kind === 'news')
    return news.map(({ title, body }) => (
      <Box key={title} component="section" sx={{ mb: 2 }}>
        <Typography variant="body2" component="h3" color="text.secondary" sx={{ fontWeight: 620 }}>
          {title}
        </Typography>
        <HelpText body={body} />
      </Box>
    ))
  const page = findPageHelp(pages, pathname)
  const isHere = ({ start }: Guide) => findPageHelp(pages, start) === page
  return (
    <>
      <HelpText body={page?.body ?? []} />
      <GuideList title="How to" guides={open.filter(isHere)} />
    </>
  )
}

const titleOf = (topic: HelpTopic, texts: HelpTexts | undefined): string => {
  if (topic.kind === 'guide') return texts?.guides.find(({ id }) => id === topic.id)?.title ?? 'Guide'
  return { page: 'About this page', guides: 'All guides', news: 'What’s new' }[topic.kind]
}

interface Props {
  readonly topic: HelpTopic
  /** In pixels, beside the page; null over the page. */
  readonly width: number | null
  readonly mayOpen: (path: string) => boolean
}

/** The help panel: the page's help, a guide, the list of guides or the news; and who to contact. */
export const HelpPanel = ({ topic, width, mayOpen }: Props) => {
  const show = useHelp()?.show
  const texts = useHelpTexts(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = titleOf(topic, texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: screen readers announce each new title.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <Drawer
      anchor="right"
      open
      variant={width === null ? 'temporary' : 'persistent'}
      onClose={() => show?.(null)}
      onKeyDown={({ key }) => key === 'Escape' && show?.(null)}
      slotProps={{
        paper: {
          component: 'aside',
          'aria-label': 'Help',
          sx: { width: width ?? 'min(100%, 400px)', p: 2.5, pt: 1.5 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {topic.kind !== 'page' && (
          <IconButton aria-label="Back to the help of this page" edge="start" onClick={() => show?.({ kind: 'page' })}>
            <BackIcon fontSize="small" />
          </IconButton>
        )}
        <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ flex: 1, outline: 'none' }}>
          {title}
        </Typography>
        <IconButton aria-label="Close the help" edge="end" onClick={() => show?.(null)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {texts ? <Topic texts={texts} topic={topic} mayOpen={mayOpen} /> : <Skeleton height={120} />}
      {topic.kind === 'page' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
          <Button variant="outlined" color="inherit" onClick={() => show?.({ kind: 'guides' })}>
            All guides
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => show?.({ kind: 'news' })}>
            What’s new
          </Button>
        </Box>
      )}
      <SupportContact />
    </Drawer>
  )
}
