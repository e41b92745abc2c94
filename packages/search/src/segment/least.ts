/** Up to so many wanted, keeping the best while going through all is quicker than sorting all. */
const fewWanted = 64

/** The least of some numbers in order; they are left in any order. */
export function least<Numbers extends Uint32Array | Float64Array>(numbers: Numbers, wanted: number): Numbers {
  if (wanted > fewWanted) return numbers.sort().subarray(0, wanted) as Numbers
  let kept = 0
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number
    if (kept === wanted && number >= (numbers[kept - 1] as number)) continue
    let gap = kept < wanted ? kept++ : kept - 1
    for (; gap > 0 && (numbers[gap - 1] as number) > number; gap--) numbers[gap] = numbers[gap - 1] as number
    numbers[gap] = number
  }
  return numbers.subarray(0, wanted) as Numbers
}
