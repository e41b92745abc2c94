import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ReactNode } from 'react'

const line = (x: number, y: number, width: number, strength = 0.35, height = 3) => (
  <rect key={`${x} ${y} ${width}`} x={x} y={y} width={width} height={height} rx={1.5} fill="currentColor" opacity={strength} />
)
const box = (x: number, y: number, width: number, height: number, strength = 0.16) => (
  <rect key={`box ${x} ${y}`} x={x} y={y} width={width} height={height} rx={2.5} fill="currentColor" opacity={strength} />
)
const button = (x: number, y: number, width = 16) => (
  <rect key={`button ${x} ${y}`} x={x} y={y} width={width} height={6} rx={2} fill="var(--accent)" />
)
const heading = line(8, 9, 34, 0.7, 4)
const columns = (count: number, draw: (x: number, width: number) => ReactNode[]) => {
  const width = (84 - (count - 1) * 5) / count
  return Array.from({ length: count }, (_, index) => draw(8 + index * (width + 5), width)).flat()
}
const star = (x: number) => <circle key={`star ${x}`} cx={x} cy={31} r={1.6} fill="var(--accent)" />

/** A sketch of each kind of block, 100 by 62: enough to tell them apart at a glance. A kind without one is drawn as a plain block. */
export const blockPictures: Readonly<Partial<Record<BlockKind, ReactNode>>> = {
  hero: [box(0, 0, 100, 62, 0.24), line(10, 20, 46, 0.85, 5), line(10, 29, 34), button(10, 38, 22)],
  featuredStock: [heading, ...columns(3, (x, w) => [box(x, 19, w, 19, 0.24), line(x, 42, w * 0.8), line(x, 48, w * 0.5, 0.6)])],
  browse: [heading, ...columns(4, (x, w) => [box(x, 19, w, 15), box(x, 38, w, 15)])],
  priceSearch: [
    heading,
    line(8, 29, 84, 0.2, 3),
    line(28, 29, 36, 0.6, 3),
    <circle key="a" cx={28} cy={30.5} r={4} fill="var(--accent)" />,
    <circle key="b" cx={64} cy={30.5} r={4} fill="var(--accent)" />,
    button(36, 42, 28),
  ],
  offers: [heading, ...columns(3, (x, w) => [box(x, 19, w, 34), line(x + 4, 24, w * 0.5, 0.6), button(x + 4, 44, w * 0.6)])],
  reviews: [
    heading,
    ...columns(3, (x, w) => [box(x, 19, w, 34), star(x + 5), star(x + 10), star(x + 15), line(x + 4, 38, w - 8), line(x + 4, 44, w - 12)]),
  ],
  locations: [
    heading,
    ...columns(2, (x, w) => [
      box(x, 19, w, 34),
      <circle key={x} cx={x + w - 9} cy={29} r={3} fill="var(--accent)" />,
      line(x + 4, 39, w * 0.6, 0.6),
      line(x + 4, 45, w * 0.4),
    ]),
  ],
  reasons: [
    heading,
    ...columns(3, (x, w) => [
      <circle key={x} cx={x + 5} cy={25} r={4.5} fill="var(--accent)" opacity={0.7} />,
      line(x, 35, w * 0.7, 0.6),
      line(x, 42, w),
      line(x, 47, w * 0.8),
    ]),
  ],
  prose: [heading, line(8, 21, 84), line(8, 28, 78), line(8, 35, 82), line(8, 42, 70), line(8, 49, 40)],
  feature: [box(8, 9, 40, 44, 0.24), line(54, 15, 34, 0.7, 4), line(54, 25, 38), line(54, 31, 32), button(54, 42)],
  banner: [
    <rect key="band" x={0} y={14} width={100} height={34} fill="var(--accent)" opacity={0.75} />,
    line(26, 22, 48, 0.9, 4),
    box(38, 34, 24, 8, 0.5),
  ],
  questions: [heading, ...[19, 31, 43].flatMap((y) => [box(8, y, 84, 9), line(12, y + 3, 40, 0.55), line(84, y + 3, 4, 0.7)])],
  links: [
    heading,
    ...columns(3, (x, w) => [box(x, 19, w, 15), line(x + 4, 25, w * 0.5, 0.6), box(x, 38, w, 15), line(x + 4, 44, w * 0.5, 0.6)]),
  ],
  form: [heading, box(8, 19, 40, 9), box(52, 19, 40, 9), box(8, 31, 84, 13), button(8, 48, 24)],
  calculator: [
    heading,
    box(8, 19, 46, 34),
    line(12, 25, 30),
    line(12, 33, 36, 0.2),
    line(12, 41, 24),
    <circle key="sum" cx={76} cy={36} r={13} fill="none" stroke="var(--accent)" strokeWidth={4} />,
  ],
  photos: [heading, box(8, 19, 40, 34, 0.24), ...columns(4, (x, w) => (x > 48 ? [box(x, 19, w, 15, 0.24), box(x, 38, w, 15, 0.24)] : []))],
  people: [
    heading,
    ...columns(4, (x, w) => [
      <circle key={x} cx={x + w / 2} cy={29} r={8} fill="currentColor" opacity={0.24} />,
      line(x + 2, 41, w - 4, 0.6),
      line(x + 4, 47, w - 8),
    ]),
  ],
  prices: [heading, ...[19, 31, 43].flatMap((y) => [box(8, y, 84, 9), line(12, y + 3, 34, 0.5), line(74, y + 3, 14, 0.8)])],
  regulators: [heading, ...[20, 32, 44].flatMap((y) => [box(8, y, 10, 8, 0.24), line(22, y, 50, 0.55), line(22, y + 5, 36)])],
}

/** What stands for a kind that has no sketch yet. */
export const plainPicture: ReactNode = [heading, line(8, 21, 84), line(8, 28, 70), box(8, 36, 84, 17)]
