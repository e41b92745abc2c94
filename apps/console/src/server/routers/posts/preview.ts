import { postPage } from '@forecourt/data/pages/posts/postPage'
import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { z } from 'zod'
import { valuesInput } from '../../edited-records/recordInput'
import { previewDraft } from '../../preview/previewDraft'
import { previewSearch } from '../../preview/previewSearch'
import { procedure } from '../../procedure'

const slug = 'preview'

/** A post's page on a site, drawn of what is typed so far: nothing is stored, and nothing is refused. */
export const preview = procedure
  .onSite('post.edit')
  .input(z.object({ post: valuesInput<PostValues>(postFields) }))
  .query(({ ctx, input: { siteId, post: typed } }) => {
    const { excludedSiteIds: _excluded, state: _state, featured: _featured, ...post } = typed
    const shown = { ...post, title: post.title || 'Your post', id: slug, slug, updatedAt: ctx.now }
    return previewDraft(ctx, siteId, {
      route: { page: 'post', path: `/blog/${slug}`, slug },
      load: (site) => postPage(ctx.db, site, shown, { now: ctx.now, search: previewSearch(ctx.db) }),
    })
  })
