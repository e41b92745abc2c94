import { type Point, project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { flankPoint, sillAt } from '../model/bodyPoint'
import type { WheelPlace } from '../model/CarShape'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'

/** Points of an arch opening on the near flank, front to rear over the top. */
export function archLine({ camera, model }: Scene, wheel: WheelPlace, grow = 0): Point[] {
  const r = wheel.arch + grow
  const lowest = (x: number) => sillAt(model, x)
  return range(-40, 220, 10)
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((a) => [wheel.x - Math.cos(a) * r, wheel.radius + Math.sin(a) * r * 0.97] as const)
    .filter(([x, z]) => z > lowest(x) - 0.05)
    .map(([x, z]) => project(camera, flankPoint(model, x, Math.max(z, lowest(x)))))
}

/** The dark openings in the flank, their lit lips, and plastic cladding round them if the body has it. */
export function paintArches(scene: Scene): void {
  const { sheet, model } = scene
  for (const wheel of model.wheels) {
    if (model.cladding) {
      const outer = archLine(scene, wheel, 0.07)
      sheet.path(pathThrough(outer), { fill: '#1b1e22' })
      sheet.path(pathThrough(outer, false), { fill: 'none', stroke: '#4a5058', 'stroke-width': 1.2, opacity: 0.7 })
    } else {
      sheet.path(pathThrough(archLine(scene, wheel, 0.022), false), { fill: 'none', stroke: '#ffffff', 'stroke-width': 3, opacity: 0.1 })
    }
    sheet.path(pathThrough(archLine(scene, wheel)), { fill: '#07080a' })
  }
}
