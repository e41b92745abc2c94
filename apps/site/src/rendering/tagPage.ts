import { unstable_cache } from 'next/cache'

/** The framework keeps at most so many tags a page. */
const mostTags = 100

/** Gives the page that is being rendered its tags. The framework has no call for that alone: a cached nothing carries them. */
export async function tagPage(name: string, tags: readonly string[]): Promise<void> {
  await unstable_cache(async () => true, ['tags', name, ...tags], { tags: tags.slice(0, mostTags) })()
}
