const channel = (hex: string, start: number) => {
  const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/**
 * WCAG 2 contrast ratio of two colours such as #1f4fd8: from 1 (equal) to 21 (black on white). Body text needs 4.5, large text and edges 3.
 */
export const contrastRatio = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
