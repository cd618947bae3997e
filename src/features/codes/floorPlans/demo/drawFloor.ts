/** The size of a drawn plan in pixels. */
export const planSize = { Width: 1600, Height: 1000 } as const

type Room = readonly [x: number, y: number, width: number, height: number]
const [edge, corridor] = [60, 90] as const

/** The rooms of a floor: offices along both long sides, the core with lifts and stairs in the middle. */
export const findRooms = (): Room[] => {
  const { Width, Height } = planSize
  const deep = (Height - 2 * edge - 2 * corridor) * 0.34
  const row = (y: number, count: number): Room[] => {
    const wide = (Width - 2 * edge) / count
    return Array.from({ length: count }, (_, i) => [edge + i * wide, y, wide, deep])
  }
  const coreY = edge + deep + corridor
  const coreHeight = Height - 2 * (edge + deep + corridor)
  const core: Room[] = [
    [420, coreY, 200, coreHeight],
    [620, coreY, 130, coreHeight],
    [750, coreY, 130, coreHeight],
    [880, coreY, 150, coreHeight],
    [1030, coreY, 180, coreHeight],
  ]
  return [...row(edge, 7), ...core, ...row(Height - edge - deep, 6)]
}

const wall = 'stroke="#1f2933" stroke-width="6" fill="none"'
const thin = 'stroke="#5b6773" stroke-width="3" fill="none"'

/** A floor as an architect draws it: outer walls, rooms with doors, stairs and lifts. */
export const drawFloor = (random: () => number): string => {
  const { Width, Height } = planSize
  const rooms = findRooms()
  const upper = (y: number) => y < Height / 3
  const door = ([x, y, width, height]: Room) => {
    const at = x + width * (0.25 + random() * 0.4)
    const side = upper(y) ? y + height : y
    const sweep = upper(y) ? 1 : -1
    return `<path d="M ${at} ${side} h 40" stroke="#fff" stroke-width="8"/><path d="M ${at} ${side} v ${sweep * 40} A 40 40 0 0 ${sweep > 0 ? 0 : 1} ${at + 40} ${side}" ${thin}/>`
  }
  const [, , liftA, liftB, stairs] = rooms.slice(6)
  const cross = ([x, y, width, height]: Room) => `<path d="M ${x} ${y} l ${width} ${height} m 0 ${-height} l ${-width} ${height}" ${thin}/>`
  const steps = ([x, y, width, height]: Room) =>
    Array.from({ length: 9 }, (_, i) => `<path d="M ${x} ${y + (height * (i + 1)) / 10} h ${width}" ${thin}/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Width}" height="${Height}" viewBox="0 0 ${Width} ${Height}">
<rect width="${Width}" height="${Height}" fill="#fff"/>
${rooms.map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${random() < 0.25 ? '#eef3f5' : '#fff'}" stroke="#1f2933" stroke-width="5"/>`).join('')}
${rooms.map(door).join('')}${liftA ? cross(liftA) : ''}${liftB ? cross(liftB) : ''}${stairs ? steps(stairs) : ''}
<rect x="${edge}" y="${edge}" width="${Width - 2 * edge}" height="${Height - 2 * edge}" ${wall}/></svg>`
}
