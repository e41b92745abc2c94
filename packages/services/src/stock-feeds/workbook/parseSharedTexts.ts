import { parsePart } from './parsePart'

/** Collects the text of a cell or of a shared text: struck parts beside others are left out, and so is the pronunciation of Japanese. */
export const createTextCollector = () => {
  let [plain, struck, isStruck, isText, isPronunciation] = ['', '', false, false, false]
  return {
    open(name: string, { val }: Readonly<Record<string, string>>): void {
      if (name === 'r') isStruck = false
      else if (name === 'strike') isStruck = val !== '0' && val !== 'false'
      else if (name === 'rPh') isPronunciation = true
      else if (name === 't') isText = !isPronunciation
    },
    text(text: string): void {
      if (!isText) return
      if (isStruck) struck += text
      else plain += text
    },
    close(name: string): void {
      if (name === 't') isText = false
      else if (name === 'rPh') isPronunciation = false
    },
    /** The text so far, and whether all of it is struck through. Begins another one. */
    take(): { readonly text: string; readonly isStruck: boolean } {
      const taken = { text: plain.trim() === '' ? struck : plain, isStruck: plain.trim() === '' && struck.trim() !== '' }
      plain = ''
      struck = ''
      isStruck = false
      return taken
    },
  }
}

/** Reads the texts that the cells of a workbook share. Rejects with a `FeedFault`. */
export const parseSharedTexts = async (bytes: Buffer | null): Promise<readonly { readonly text: string; readonly isStruck: boolean }[]> => {
  const texts: { readonly text: string; readonly isStruck: boolean }[] = []
  if (bytes === null) return texts
  const collector = createTextCollector()
  await parsePart(bytes, {
    open(name, attributes) {
      if (name === 'si') collector.take()
      else collector.open(name, attributes)
    },
    text: collector.text,
    close(name) {
      if (name === 'si') texts.push(collector.take())
      else collector.close(name)
    },
  })
  return texts
}
