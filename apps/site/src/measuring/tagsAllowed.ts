/** Whether a site of this installation may load services of others: all may, none, or those with these slugs, parted by commas. */
export const tagsAllowed = (slug: string, allowed: string): boolean => allowed === 'all' || allowed.split(',').includes(slug)
