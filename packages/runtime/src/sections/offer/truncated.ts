/** The beginning of a text, ending between words with an ellipsis; a shorter text stays whole. */
export const truncated = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > length / 2 ? space : length).trimEnd()}…`
}
