import { Tokenizer, TokenType } from '@streamparser/json'
import { endsEarly, FeedFault, longestRecord } from './FeedRecords'
import { inTurns } from './inTurns'
import { deepestFile, type TreeEvents, tooDeep } from './TreeEvents'

/** Expected next token in an object or list. */
type Expected = 'key' | 'key or end' | 'colon' | 'value' | 'value or end' | 'comma or end'

interface Level {
  readonly isList: boolean
  /** Name under which its items are emitted. */
  readonly name: string
  /** Whether it is emitted as a branch; a nested list is not. */
  readonly isEmitted: boolean
  /** Last key. */
  key: string
  isEmpty: boolean
  expected: Expected
}

const improper = () => new FeedFault('The file is not valid JSON.')

/** Parses JSON: one value, or a sequence such as JSON Lines. Omits null values. */
export async function* readJsonFeed(file: Buffer, events: TreeEvents): AsyncGenerator<void> {
  const levels: Level[] = []
  let count = 0
  /** Bytes since the last complete token, which the tokenizer buffers. */
  let pending = 0

  /** Registers a value in its parent; returns the name under which it is emitted. */
  const place = (): { readonly name: string; readonly isListed: boolean } => {
    const level = levels.at(-1)
    // A sequence of objects is a list, as the second one shows.
    if (!level) return { name: '', isListed: count++ > 0 }
    if (level.expected !== 'value' && level.expected !== 'value or end') throw improper()
    level.expected = 'comma or end'
    level.isEmpty = false
    return level.isList ? { name: level.name, isListed: true } : { name: level.key, isListed: false }
  }
  const begin = (isList: boolean) => {
    const { name, isListed } = place()
    if (levels.length >= deepestFile) throw tooDeep()
    const isEmitted = !isList
    if (isEmitted) events.open(name, isListed)
    levels.push({ isList, name, isEmitted, key: '', isEmpty: true, expected: isList ? 'value or end' : 'key or end' })
  }
  const end = (isList: boolean) => {
    const level = levels.pop()
    if (!level || level.isList !== isList || !/end$/.test(level.expected)) throw improper()
    if (level.isEmitted) events.close()
    else if (level.isEmpty) events.emptyList(level.name)
  }
  const word = (value: string | number | boolean | null) => {
    const level = levels.at(-1)
    if (level && (level.expected === 'key' || level.expected === 'key or end')) {
      if (typeof value !== 'string') throw improper()
      level.key = value
      level.expected = 'colon'
      return
    }
    const { name, isListed } = place()
    if (value !== null) events.leaf(name, String(value), isListed)
  }
  const separator = (expected: Expected, next: (level: Level) => Expected) => {
    const level = levels.at(-1)
    if (level?.expected !== expected) throw improper()
    level.expected = next(level)
  }

  // Buffers strings of this size instead of appending single characters.
  const tokenizer = new Tokenizer({ stringBufferSize: 16_384 })
  tokenizer.onError = (error) => {
    throw error instanceof FeedFault ? error : improper()
  }
  tokenizer.onToken = ({ token, value }) => {
    pending = 0
    switch (token) {
      case TokenType.LEFT_BRACE:
        return begin(false)
      case TokenType.LEFT_BRACKET:
        return begin(true)
      case TokenType.RIGHT_BRACE:
        return end(false)
      case TokenType.RIGHT_BRACKET:
        return end(true)
      case TokenType.COLON:
        return separator('colon', () => 'value')
      case TokenType.COMMA:
        return separator('comma or end', ({ isList }) => (isList ? 'value' : 'key'))
      default:
        return word(value as string | number | boolean | null)
    }
  }
  yield* inTurns(file, (piece) => {
    pending += piece.length
    tokenizer.write(piece)
    if (pending > longestRecord) throw new FeedFault(`The file can’t be read: one of its fields has more than ${longestRecord} characters.`)
  })
  if (levels.length > 0) throw endsEarly()
}
