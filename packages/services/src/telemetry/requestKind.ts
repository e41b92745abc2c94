const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/internal\/refresh(?:\?|$)/, 'refresh'],
  [/^\/(?:internal|livez|readyz|metrics)(?:[/?]|$)/, 'internal'],
  [/^\/(?:assets|_next)\//, 'asset'],
  [/^\/(?:media|map-tiles)\//, 'picture'],
  [/^\/api\//, 'api'],
]

/** Kind of a request by its path, for metrics: few values, as each is a time series. */
export const requestKind = (url = '/'): string => kinds.find(([path]) => path.test(url))?.[1] ?? 'page'
