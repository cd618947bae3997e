import { scaleLinear } from '@visx/scale'

type Ends = {
  /** Fixed end. */
  end?: number | undefined
  /** Starts at 0 unless this is false. */
  zero?: boolean | undefined
  /** Where the start and the end of the axis stand, in px. */
  range: [from: number, to: number]
  /** About how many ticks. */
  ticks?: number
}

/** A scale of numbers with its ticks, for whatever numbers there are: none, one, all the same, below zero. */
export const numberScale = (values: Iterable<number | null>, { end, zero = true, range, ticks = 4 }: Ends) => {
  const [low, high] = endsOf(values, zero, end)
  const scale = scaleLinear<number>({ domain: [low, high], range, nice: end === undefined ? ticks : false })
  return { scale, ticks: ticksOf(scale, values, end, ticks) }
}

type Scale = { domain: () => number[]; ticks: (count?: number) => number[] }

const endsOf = (values: Iterable<number | null>, zero: boolean, end: number | undefined): [number, number] => {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    if (value === null) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (low > high) return [0, end ?? 1]
  if (zero) [low, high] = [Math.min(0, low), Math.max(0, high)]
  if (end !== undefined) high = Math.max(end, high)
  if (low === high) return zero ? [low, high + 1] : [low - 1, high + 1]
  return [low, high]
}

// Where whole things are counted no tick is half of one; 0 to 5 stars have a tick each.
const ticksOf = (scale: Scale, values: Iterable<number | null>, end: number | undefined, count: number): number[] => {
  const [low = 0, high = 1] = scale.domain()
  if (low === 0 && end !== undefined && Number.isInteger(high) && high <= count * 2) return Array.from({ length: high + 1 }, (_, n) => n)
  const ticks = scale.ticks(count)
  const whole = [...values].every(value => value === null || Number.isInteger(value))
  return whole ? ticks.filter(Number.isInteger) : ticks
}
