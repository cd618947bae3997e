import { randomFillSync } from 'node:crypto'

const pool = Buffer.allocUnsafe(8192)
let used = pool.length

/** A time-ordered uuid (version 7), made here so that a scan's id is known before it is written. */
export const uuidv7 = (now: number = Date.now()): string => {
  if (used + 10 > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const time = now.toString(16).padStart(12, '0')
  const random = pool.toString('hex', used, used + 10)
  const variant = '89ab'.charAt((pool[used + 9] ?? 0) & 3)
  used += 10
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(3, 6)}-${random.slice(6, 18)}`
}

/** The moment (epoch ms) that a version 7 uuid holds. */
export const momentOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
