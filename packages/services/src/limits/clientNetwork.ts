/** Whose an address is, as far as limits care: a household is given a whole IPv6 network, so its first four groups count. */
export const clientNetwork = (address: string): string => {
  if (!address.includes(':') || /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address)) return address.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const groups = address.includes('::')
    ? [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
    : first
  return groups.slice(0, 4).join(':')
}
