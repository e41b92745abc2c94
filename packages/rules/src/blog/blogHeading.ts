import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { postCategories } from '../records/kinds/postCategories'
import type { BlogList } from '../routing/blogHref'
import type { PostList } from './PostList'

/** Where a list of posts is, as `blogHref` asks for it. */
export const toBlogList = ({ category, tag, number }: PostList['list']): BlogList => ({
  ...(category !== null && { category }),
  ...(tag !== null && { tag }),
  number,
})

/** What a list of posts is called, and the sentence under it: the site's own words for all of them (RTE-24). */
export const blogHeading = (
  { category, tag }: PostList['list'],
  { blog }: Pick<ResolvedConfig, 'blog'>,
  tagName: string | null = null,
): { readonly heading: string; readonly text: string } => {
  if (category !== null) return { heading: postCategories[category].title, text: postCategories[category].text }
  return tag === null ? { heading: blog.heading, text: blog.text } : { heading: `Posts about ${tagName ?? tag}`, text: '' }
}
