import type { OwnedPost as StoredPost } from '@forecourt/data/pages/posts/OwnedPost'
import { dayEverywhere } from '@forecourt/rules/dates/dayEverywhere'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { postFields } from '@forecourt/rules/records/kinds/postFields'
import { postHref } from '@forecourt/rules/routing/blogHref'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import PostIcon from '@mui/icons-material/ArticleOutlined'
import { Box, Typography } from '@mui/material'
import type { AnyRecord } from '../../client/recordApi'
import { sizedPictureAddress } from '../../parts/pictures/sizedPictureAddress'
import { StatusPill } from '../../parts/StatusPill'
import { compactRecord } from '../records/compactRecord'
import type { RecordView } from '../records/RecordView'
import { PostPreview } from './PostPreview'

type OwnedPost = StoredPost & AnyRecord

const categories = postFields.category.choices

const State = ({ post: { state, publishOn, sites, timeZones } }: { post: OwnedPost }) => {
  if (state === 'draft') return <StatusPill tone="quiet">Draft</StatusPill>
  if (sites.length === 0) return <StatusPill tone="bad">On no site</StatusPill>
  const isToCome = publishOn > dayEverywhere(new Date().toISOString(), timeZones)
  return isToCome ? <StatusPill tone="waiting">To come</StatusPill> : <StatusPill tone="good">Live</StatusPill>
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

const when = ({ publishOn, publishTime }: OwnedPost) => [formatDate(publishOn), publishTime].filter(Boolean).join(', ')

/** What the dealers write (RTE-24, CNT-09, CNT-10). */
export const postView: RecordView<OwnedPost> = {
  resource: 'posts',
  noun: 'post',
  title: 'Posts',
  Icon: PostIcon,
  fields: postFields,
  nameOf: ({ title }) => title,
  heading: (post) => ({ title: post.title, text: `${postHref(post)} · ${when(post)}` }),
  newText: 'A draft is seen by nobody but you. Choose Published when it is ready.',
  lockOf: ({ sharedWith }) =>
    sharedWith.length === 0 ? undefined : `This post is on ${sharedWith.join(' and ')}, too, which you don’t manage.`,
  // A post keeps the address that was made of its title until somebody writes another: links to it stay good.
  sections: [
    { title: 'The post', fields: ['title', 'category', 'summary', 'body'] },
    { title: 'Picture', about: 'Stands over the post, on its card, and where a link to it is shared.', fields: ['imageKey', 'imageAlt'] },
    {
      title: 'When sites show it',
      about: 'By each site’s own clock. A day to come schedules it: it goes live by itself.',
      fields: ['state', 'publishOn', 'publishTime', 'featured'],
    },
    {
      title: 'More about it',
      about: ({ title, slug }) =>
        slug || !title
          ? 'Who wrote it, what it is about, and which cars stand below it.'
          : `Its address: ${postHref({ slug: toSlug(String(title)) })}`,
      fields: ['author', 'tags', 'carsFrom', 'slug'],
    },
    { title: 'Sites that show it', fields: ['excludedSiteIds'], isUseful: ({ site = [] }) => site.length > 1 },
  ],
  Aside: PostPreview,
  list: {
    counted: ['post', 'posts'],
    searchLabel: 'Title, words or tag',
    selects: [
      {
        source: 'state',
        label: 'State',
        choices: Object.entries(postFields.state.choices).map(([value, label]) => ({ value, label })),
      },
      { source: 'category', label: 'About', choices: Object.entries(categories).map(([value, label]) => ({ value, label })) },
    ],
    sort: { field: 'publishOn', order: 'DESC' },
    perPage: 50,
    empty: {
      title: 'No posts yet',
      text: 'Write about a car, the yard or the people: posts stand on your blog, in its feeds and wherever a page shows news.',
    },
    columns: [
      { label: 'Post', sortBy: 'title', render: (post) => <Name post={post} /> },
      { label: 'Goes live', sortBy: 'publishOn', from: 'lg', render: when },
      {
        label: 'Sites',
        from: 'lg',
        render: ({ sites }) => (sites.length > 2 ? `${sites.length} sites` : sites.map(({ name }) => name).join(', ')),
      },
      { label: 'State', render: (post) => <State post={post} /> },
    ],
    compact: (post) => compactRecord(<Name post={post} />, <State post={post} />, when(post)),
  },
}
