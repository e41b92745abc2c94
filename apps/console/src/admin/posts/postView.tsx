import type { OwnedPost as StoredPost } from '@forecourt/data/pages/posts/OwnedPost'
import { postState } from '@forecourt/rules/blog/postState'
import { formatDayTime } from '@forecourt/rules/format/formatDate'
import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { postHref } from '@forecourt/rules/routing/blogHref'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import PostIcon from '@mui/icons-material/ArticleOutlined'
import { Box, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import type { AnyRecord } from '../../client/recordApi'
import { sizedPictureAddress } from '../../parts/pictures/sizedPictureAddress'
import { StatusPill } from '../../parts/StatusPill'
import { compactRecord } from '../records/compactRecord'
import { SitePreview, usePreviewSite } from '../records/preview/SitePreview'
import type { AsideProps, RecordView } from '../records/RecordView'
import { useDebouncedValue } from '../records/useDebouncedValue'

/** Live preview of the post's page on a site, with unsaved values. */
const PostPreview = ({ values, choices: { site: sites = [] }, sitePath }: AsideProps) => {
  const entered = useDebouncedValue(JSON.stringify(values))
  const post = JSON.parse(entered) as PostValues
  const previewSite = usePreviewSite(sites, post.excludedSiteIds)
  const { data, error } = useQuery(
    api.posts.preview.queryOptions(
      { siteId: previewSite.site?.id ?? '', post },
      { enabled: previewSite.site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return <SitePreview previewSite={previewSite} noun="post" sitePath={sitePath} preview={data} error={error} />
}

type OwnedPost = StoredPost & AnyRecord

const categories = postFields.category.choices

const currentState = (post: OwnedPost) => postState(post, new Date().toISOString(), post.timeZones)

/** The sites with a blog, which can show the post. */
const showingSites = ({ sites }: OwnedPost) => sites.filter(({ isWithoutBlog }) => !isWithoutBlog)

const State = ({ post }: { post: OwnedPost }) => {
  const state = currentState(post)
  if (state === 'draft') return <StatusPill tone="quiet">Draft</StatusPill>
  if (showingSites(post).length === 0) return <StatusPill tone="bad">On no site</StatusPill>
  return state === 'scheduled' ? <StatusPill tone="waiting">Scheduled</StatusPill> : <StatusPill tone="good">Live</StatusPill>
}

const pictureSize = { width: 60, height: 40, borderRadius: '6px', flexShrink: 0 } as const

const Name = ({ post }: { post: OwnedPost }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
    {post.imageKey ? (
      <Box component="img" src={sizedPictureAddress(post.imageKey, 320)} alt="" sx={{ ...pictureSize, objectFit: 'cover' }} />
    ) : (
      <Box sx={{ ...pictureSize, bgcolor: 'action.hover', display: 'grid', placeItems: 'center' }}>
        <PostIcon fontSize="small" color="disabled" />
      </Box>
    )}
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{post.title}</Box>
      <Typography variant="body2" color="text.secondary">
        {[categories[post.category], post.author].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Box>
)

const when = ({ publishOn, publishTime }: OwnedPost) => formatDayTime(publishOn, publishTime)

/** A draft goes live at no time. */
const goesLive = (post: OwnedPost) => (post.state === 'draft' ? '' : when(post))

/** Heading above the form: where and since when the post is shown, and what prevents it. */
const headingText = (post: OwnedPost) => {
  const stateTexts = {
    draft: 'Draft, only visible to your team',
    ...(showingSites(post).length === 0
      ? { scheduled: 'On no site', live: 'On no site' }
      : { scheduled: `Scheduled: goes live on ${when(post)}`, live: `Live since ${when(post)}` }),
  }
  const sitesWithoutBlog = post.sites.filter(({ isWithoutBlog }) => isWithoutBlog).map(({ name }) => name)
  return [
    `${postHref(post)} · ${stateTexts[currentState(post)]}`,
    ...(sitesWithoutBlog.length === 0
      ? []
      : [`${sitesWithoutBlog.join(' and ')} shows no posts. Turn on its blog under Blog in the editor`]),
  ].join('. ')
}

/** Text on what the sites show now. */
const savedText = (post: OwnedPost) => {
  const state = currentState(post)
  if (state === 'draft') return 'It is a draft, only visible to your team.'
  if (showingSites(post).length === 0) return 'No site shows it, because none has its blog turned on.'
  return state === 'scheduled' ? `It goes live automatically on ${when(post)}.` : 'The sites show it straight away.'
}

/** Text on the effect of the entered date and time. */
const publishDateText = ({ state, publishOn, publishTime }: AnyValues) =>
  state === 'published' && publishOn
    ? `It goes live on ${formatDayTime(String(publishOn), publishTime ? String(publishTime) : null)}, in each site’s time zone, by itself if that is in the future.`
    : 'A draft isn’t shown on any site. To schedule it, choose Published and a future day or time, in each site’s time zone.'

/** Posts of the dealers (RTE-24, CNT-09, CNT-10). */
export const postView: RecordView<OwnedPost> = {
  resource: 'posts',
  forecast: 'posts',
  noun: 'post',
  title: 'News',
  Icon: PostIcon,
  fields: postFields,
  formatName: ({ title }) => title,
  heading: (post) => ({ title: post.title, text: headingText(post) }),
  sitePath: (post) => (currentState(post) === 'live' && showingSites(post).length > 0 ? postHref(post) : null),
  newRecordText: 'Only your team sees a draft. When it is ready, choose Published, for now or for a future day and time.',
  readOnlyReason: ({ sharedWith }) =>
    sharedWith.length === 0 ? undefined : `This post is also on ${sharedWith.join(' and ')}, which you don’t manage.`,
  savedText,
  // The slug is generated from the title once and then changes only if the user edits it, so that links stay valid.
  sections: [
    { title: 'Post details', fields: ['title', 'category', 'summary', 'body'] },
    { title: 'Picture', description: 'Shown above the post, on its card, and in shared links.', fields: ['imageKey', 'imageAlt'] },
    {
      title: 'When sites show it',
      description: publishDateText,
      fields: ['state', 'publishOn', 'publishTime', 'featured'],
    },
    {
      title: 'More details',
      description: ({ title, slug }) =>
        slug || !title ? 'Author, tags and the cars shown below the post.' : `Its address: ${postHref({ slug: toSlug(String(title)) })}`,
      fields: ['author', 'tags', 'carsFrom', 'slug'],
    },
    { title: 'Sites that show it', fields: ['excludedSiteIds'], isShown: ({ site = [] }) => site.length > 1 },
  ],
  Aside: PostPreview,
  list: {
    countNouns: ['post', 'posts'],
    searchLabel: 'Title, text or tag',
    selects: [
      {
        source: 'state',
        label: 'Status',
        choices: Object.entries(postFields.state.choices).map(([value, label]) => ({ value, label })),
      },
      { source: 'category', label: 'About', choices: Object.entries(categories).map(([value, label]) => ({ value, label })) },
    ],
    sort: { field: 'publishOn', order: 'DESC' },
    perPage: 50,
    empty: {
      title: 'No posts yet',
      guide: 'write-news',
      text: 'Write about a car, the yard or your team. Posts appear on your blog, in its feeds and wherever a page shows news.',
    },
    columns: [
      { label: 'Post', sortBy: 'title', render: (post) => <Name post={post} /> },
      { label: 'Goes live', sortBy: 'publishOn', from: 'lg', render: goesLive },
      {
        label: 'Sites',
        from: 'lg',
        render: (post) => {
          const sites = showingSites(post)
          return sites.length > 2 ? `${sites.length} sites` : sites.map(({ name }) => name).join(', ')
        },
      },
      { label: 'Status', render: (post) => <State post={post} /> },
    ],
    compact: (post) => compactRecord(<Name post={post} />, <State post={post} />, goesLive(post)),
  },
}
