/** What the photo of a finding shows. */
export type FindingPicture = 'gaugeLow' | 'gaugeHigh' | 'leak' | 'lamp'

const [width, height] = [960, 720]

/** A photo as somebody takes it at a machine: a gauge out of its green field, a pipe that drips, a panel whose lamp is red. SVG, 960 by 720. */
export const drawFinding = (picture: FindingPicture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#aeb6bb"/><stop offset="1" stop-color="#78838a"/></linearGradient>
<linearGradient id="pipe" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5f7f6c"/><stop offset="0.35" stop-color="#a9c6b2"/><stop offset="1" stop-color="#3c5546"/></linearGradient>
<radialGradient id="light" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.35"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>${scenes[picture]()}<rect width="${width}" height="${height}" fill="url(#light)"/></svg>`

const circle = (x: number, y: number, r: number, more: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`
const [middleX, middleY, radius] = [480, 330, 230]
/** A point of the gauge: 0 is the left end of its scale, 1 the right end. */
const onScale = (share: number, r: number) => {
  const angle = ((135 + 270 * share) * Math.PI) / 180
  return [Math.round(middleX + r * Math.cos(angle)), Math.round(middleY + r * Math.sin(angle))] as const
}
const arc = (from: number, to: number, colour: string) => {
  const [[x1, y1], [x2, y2]] = [onScale(from, radius - 34), onScale(to, radius - 34)]
  return `<path d="M ${x1} ${y1} A ${radius - 34} ${radius - 34} 0 ${to - from > 0.66 ? 1 : 0} 1 ${x2} ${y2}" fill="none" stroke="${colour}" stroke-width="22"/>`
}
const tick = (n: number) => {
  const [[x1, y1], [x2, y2]] = [onScale(n / 20, radius - 60), onScale(n / 20, radius - (n % 5 === 0 ? 90 : 74))]
  return `<path d="M ${x1} ${y1} L ${x2} ${y2}" stroke="#27313a" stroke-width="${n % 5 === 0 ? 7 : 4}"/>`
}
const pipe = (y: number, size: number) => `<rect x="0" y="${y}" width="${width}" height="${size}" fill="url(#pipe)"/>`

const drawGauge = (share: number): string => {
  const [[x, y], [backX, backY]] = [onScale(share, radius - 66), onScale(share, -56)]
  const ticks = Array.from({ length: 21 }, (_, n) => tick(n)).join('')
  return [
    pipe(560, 110),
    '<rect x="440" y="540" width="80" height="60" rx="6" fill="#8a7442"/>',
    circle(middleX, middleY, radius + 26, 'fill="#2b343b"'),
    circle(middleX, middleY, radius, 'fill="#f6f4ec"'),
    arc(0, 0.3, '#c8433a'),
    arc(0.3, 0.7, '#4d9a5b'),
    arc(0.7, 1, '#c8433a'),
    ticks,
    `<path d="M ${backX} ${backY} L ${x} ${y}" stroke="#11171c" stroke-width="12" stroke-linecap="round"/>`,
    circle(middleX, middleY, 24, 'fill="#11171c"'),
  ].join('')
}

const drop = (x: number, y: number, size: number) =>
  `<path d="M ${x} ${y - 2 * size} q ${size} ${1.4 * size} ${size} ${2 * size} a ${size} ${size} 0 0 1 ${-2 * size} 0 q 0 ${-0.6 * size} ${size} ${-2 * size} z" fill="#7fb6d6" stroke="#4f89ab" stroke-width="3"/>`
const bolt = (x: number, y: number) => circle(x, y, 15, 'fill="#3a454c" stroke="#20282d" stroke-width="4"')

const drawLeak = (): string =>
  [
    pipe(220, 150),
    '<rect x="410" y="176" width="64" height="238" rx="8" fill="#51656e" stroke="#2c383e" stroke-width="5"/>',
    '<rect x="486" y="176" width="64" height="238" rx="8" fill="#51656e" stroke="#2c383e" stroke-width="5"/>',
    ...[206, 295, 384].flatMap(y => [bolt(442, y), bolt(518, y)]),
    '<path d="M 474 240 q 6 90 4 174 l 8 0 q 2 -90 -2 -174 z" fill="#8a5a35"/>',
    drop(480, 470, 20),
    drop(478, 560, 14),
    '<ellipse cx="480" cy="650" rx="250" ry="34" fill="#4c6f84" opacity="0.75"/>',
    '<ellipse cx="450" cy="642" rx="120" ry="12" fill="#a9cde2" opacity="0.7"/>',
  ].join('')

const drawLamp = (): string =>
  [
    '<rect x="200" y="80" width="560" height="560" rx="18" fill="#d7dad6" stroke="#5b666d" stroke-width="8"/>',
    '<rect x="250" y="130" width="460" height="170" rx="10" fill="#1d2a2e"/>',
    '<path d="M 280 250 l 60 -10 50 20 60 -60 50 50 60 -70 60 30 60 -20" fill="none" stroke="#6fd08b" stroke-width="7"/>',
    circle(300, 420, 62, 'fill="#e2574b" opacity="0.35"'),
    circle(300, 420, 42, 'fill="#e2463a" stroke="#5b666d" stroke-width="8"'),
    circle(480, 420, 42, 'fill="#4b4a35" stroke="#5b666d" stroke-width="8"'),
    circle(660, 420, 42, 'fill="#31503a" stroke="#5b666d" stroke-width="8"'),
    '<rect x="270" y="530" width="420" height="44" rx="6" fill="#b9beb9"/>',
  ].join('')

const scenes: Record<FindingPicture, () => string> = {
  gaugeLow: () => drawGauge(0.14),
  gaugeHigh: () => drawGauge(0.86),
  leak: drawLeak,
  lamp: drawLamp,
}
