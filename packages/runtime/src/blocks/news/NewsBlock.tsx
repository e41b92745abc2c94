import { isPostCategory } from '@forecourt/rules/records/kinds/postFields'
import { blogHref } from '@forecourt/rules/routing/blogHref'
import { PostGrid } from '../../sections/post/PostGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** Featured posts, and a link to all posts (CNT-10). */
export const NewsBlock = ({ block, data, level, tone, setting }: BlockProps<'news'>) => (
  <SectionBand
    heading={block.heading}
    level={level}
    tone={tone}
    setting={setting}
    action={<ArrowLink href={blogHref(isPostCategory(block.category) ? { category: block.category } : {})}>All posts</ArrowLink>}
  >
    <PostGrid posts={data.posts ?? []} headingLevel={block.heading ? 3 : 2} phoneLayout={block.phoneLayout} />
  </SectionBand>
)
