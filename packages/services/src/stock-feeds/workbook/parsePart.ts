import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'
import { FeedFault } from '../FeedRecords'
import { inTurns } from '../inTurns'
import { damaged } from './zipEntries'

/** Receives the elements of a part of a workbook, by their names without a prefix. */
export interface PartEvents {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Parses the XML of a part, with turns for the event loop. Refuses custom entities. Rejects with a `FeedFault`. */
export const parsePart = async (bytes: Buffer, events: PartEvents): Promise<void> => {
  const parser = new SaxesParser()
  const decoder = new StringDecoder('utf8')
  parser.on('error', () => {
    throw damaged()
  })
  parser.on('doctype', () => {
    throw new FeedFault('The workbook declares its own entities, which are not supported.')
  })
  parser.on('opentag', ({ name, attributes }) => events.open(localOf(name), attributes as Record<string, string>))
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  parser.on('closetag', ({ name }) => events.close?.(localOf(name)))
  for await (const _ of inTurns(bytes, (piece) => void parser.write(decoder.write(piece))));
  parser.write(decoder.end())
  parser.close()
}
