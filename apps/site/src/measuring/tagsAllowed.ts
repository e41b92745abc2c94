/** Whether a site may load third-party tags: all, none, or comma-separated slugs. */
export const tagsAllowed = (slug: string, allowed: string): boolean => allowed === 'all' || allowed.split(',').includes(slug)
