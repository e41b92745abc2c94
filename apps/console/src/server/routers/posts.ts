import { postPage } from '@forecourt/data/pages/posts/loadPost'
import { lawfulPostKind, postKind } from '@forecourt/data/pages/posts/postKind'
import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { z } from 'zod'
import { recordForecast } from '../edited-records/recordForecast'
import { valuesInput } from '../edited-records/recordInput'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { previewSearch } from '../preview/loadPreviewPage'
import { previewDraft } from '../preview/previewDraft'
import { procedure } from '../procedure'
import { router } from '../trpc'

const slug = 'preview'

/** Previews a post's page on a site with unsaved values: stores nothing, refuses nothing. */
const preview = procedure
  .onSite('post.edit')
  .input(z.object({ post: valuesInput<PostValues>(postFields) }))
  .query(({ ctx, input: { siteId, post: entered } }) => {
    const { excludedSiteIds: _excluded, state: _state, featured: _featured, ...post } = entered
    const shown = { ...post, title: post.title || 'Your post', id: slug, slug, updatedAt: ctx.now }
    return previewDraft(ctx, siteId, {
      route: { page: 'post', path: `/blog/${slug}`, slug },
      load: (site) => postPage(ctx.db, site, shown, { now: ctx.now, search: previewSearch(ctx.db) }),
    })
  })

const access = { permission: 'post.edit', isPlatformOnly: false } as const

export const postsRouter = router({
  ...recordProcedures({ ...access, kindAtTime: lawfulPostKind }),
  forecast: recordForecast({ resource: 'posts', permission: 'post.edit', kind: postKind }),
  getList: recordList({ ...access, kind: postKind, sorts: ['title', 'publishOn', 'updatedAt'], filters: ['state', 'category'] }),
  preview,
})
