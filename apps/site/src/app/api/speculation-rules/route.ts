const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/media/*' } },
          { not: { href_matches: '/cars/*/history' } },
          { not: { selector_matches: '[download], [data-document]' } },
        ],
      },
      // On hover or press: pages soon to be visited, not all links.
      eagerness: 'moderate',
    },
  ],
}

/** Speculation rules for prefetching, referenced by the Speculation-Rules header of pages. */
export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' },
  })
}
