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
const firstOf = (names: typeof systems, device: string) => names.find(([pattern]) => pattern.test(device))?.[1]

/** Readable name of a user agent: `Firefox on Windows`. */
export const deviceName = (device: string): string => {
  const [browser, system] = [firstOf(browsers, device), firstOf(systems, device)]
  if (!browser) return system ?? 'Another app'
  return system ? `${browser} on ${system}` : browser
}
