import { range } from '../geometry/range'
import { toCurve } from '../model/bodyPoint'
import { requireGlasshouse } from '../model/glassPoint'
import type { Scene } from '../views/Scene'
import { paintBar } from './bar'

/** Two rails along the roof, on short feet. The far one is drawn before the roof hides its feet, the near one after. */
export function paintRoofRail({ sheet, camera, model }: Scene, hand: 1 | -1): void {
  const g = requireGlasshouse(model)
  const roof = toCurve(g.roof)
  const y = hand * (g.roofHalf - 0.03)
  const [from, to] = [g.header + 0.35, g.roofEnd - 0.25]
  paintBar(
    sheet,
    camera,
    [
      [from - 0.12, y, roof(from) + 0.01],
      ...range(from, to, 0.3).map((x) => [x, y, roof(x) + 0.065] as const),
      [to + 0.12, y, roof(to) + 0.01],
    ],
    0.032,
    model.railColour === 'silver' ? '#8f979f' : '#1d2125',
    model.railColour === 'silver' ? '#eef1f3' : model.railColour === 'black' ? '#4a5159' : '#a9b1b8',
  )
}
