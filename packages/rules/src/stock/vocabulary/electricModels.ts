import { nameKey } from '../../text/nameKey'

/**
 * Models that were only ever sold with an electric motor, by make; “all” for a make without others. A model that also exists with an
 * engine, such as Kona, Niro, XC40 or i3, is left out (CAR-06, MOD-03).
 */
const electricOnly: Readonly<Record<string, 'all' | string>> = {
  Tesla: 'all',
  Polestar: '2, 3, 4, Polestar 2, Polestar 3, Polestar 4',
  Audi: 'e-tron, Q4 e-tron, Q8 e-tron, e-tron GT',
  BMW: 'iX, iX1, iX2, iX3, i4, i5, i7',
  BYD: 'Atto 3, Dolphin, Seal',
  Cupra: 'Born',
  Ford: 'Mustang Mach-E, Mach-E',
  Hyundai: 'Ioniq 5, Ioniq 6, Ioniq 9, Inster',
  Jaguar: 'I-Pace',
  Kia: 'EV3, EV5, EV6, EV9',
  LDV: 'eT60, MIFA 9, eDeliver 9',
  Lexus: 'RZ',
  'Mercedes-Benz': 'EQA, EQB, EQC, EQE, EQS, EQV, eVito, eSprinter',
  MG: 'MG4, 4, Cyberster',
  Mitsubishi: 'i-MiEV',
  Nissan: 'Leaf, Ariya',
  Porsche: 'Taycan',
  Renault: 'Zoe',
  Skoda: 'Enyaq',
  Škoda: 'Enyaq',
  Subaru: 'Solterra',
  Toyota: 'bZ4X',
  Volkswagen: 'ID.3, ID.4, ID.5, ID.7, ID Buzz',
  Volvo: 'C40, EX30, EX90',
}

const models = new Map<string, 'all' | ReadonlySet<string>>(
  Object.entries(electricOnly).map(([make, names]) => [nameKey(make), names === 'all' ? 'all' : new Set(names.split(', ').map(nameKey))]),
)

/** Whether cars of a model are only electric. */
export const isElectricModel = (make: string, model: string): boolean => {
  const found = models.get(nameKey(make))
  return found === 'all' || found?.has(nameKey(model)) === true
}
