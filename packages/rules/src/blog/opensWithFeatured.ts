import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether the blog of a site opens with its featured posts (CNT-10). */
export const opensWithFeatured = ({ blog }: { readonly blog: Pick<ResolvedConfig['blog'], 'featured'> }): boolean => blog.featured
