const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const matchName = (names: typeof systems, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Readable name of a user agent: `Firefox on Windows`. */
export const deviceName = (userAgent: string): string => {
  const [browser, system] = [matchName(browsers, userAgent), matchName(systems, userAgent)]
  if (!browser) return system ?? 'Another app'
  return system ? `${browser} on ${system}` : browser
}
