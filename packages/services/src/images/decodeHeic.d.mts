import type { HeicReader } from './HeicReader'

export const decodeHeic: HeicReader
