import { balls, type EyeBall } from './balls.ts'
import { type Body, bodies, east, north, northEast, northWest, south, southEast, southWest, variants, west } from './bodies.ts'
import { frames } from './frames.ts'
import { holeCells, holeSide } from './logo.ts'
import { ballSide, eyeSide, eyesOf, type QrMatrix } from './matrix.ts'
import type { QrStyle } from './model.ts'
import { mirrored } from './outline.ts'
import { type Path, type Shape, type Stamp, shapeOf } from './path.ts'

/** A drawn code, `size` modules wide with its quiet zone; y grows downwards. Layers are painted in order. */
export type Picture = {
  readonly size: number
  readonly background: string
  readonly layers: readonly { readonly color: string; readonly path: Path }[]
  readonly logo?: { readonly href: string; readonly x: number; readonly y: number; readonly side: number }
}

/** Draws a matrix in a style: the body in one layer, the eyes in another, both in module units. */
export function pictureOf(matrix: QrMatrix, style: QrStyle): Picture {
  const quiet = style.QuietZone
  const base = {
    size: matrix.size + 2 * quiet,
    background: style.BackgroundColor,
    layers: [
      { color: style.FillColor, path: bodyPath(matrix, style, quiet) },
      { color: style.EyeColor, path: eyePath(matrix.size, style, quiet) },
    ],
  }
  if (style.Logo === undefined) return base
  const side = holeSide(matrix.size, style.Logo.Share) - 1
  const at = (base.size - side) / 2
  return { ...base, logo: { href: style.Logo.Href, x: at, y: at, side } }
}

type ShapeTable = (dark: boolean, neighbours: number, variant: number) => Shape | undefined

const bodyByName: ReadonlyMap<string, Body> = new Map(bodies.map(body => [body.name, body]))
const bodyTables = new Map<string, ShapeTable>()
const eyeShapes = new Map<string, Shape>()

function bodyPath(matrix: QrMatrix, style: QrStyle, quiet: number): Path {
  const body: Body = bodyByName.get(style.BodyShape) ?? bodies[0]
  const shapeAt = bodyTable(body)
  const ink = inkOf(matrix, style)
  const width = matrix.size + 2
  const path: Stamp[] = []
  for (let y = 0; y < matrix.size; y++) {
    for (let x = 0; x < matrix.size; x++) {
      const at = (y + 1) * width + x + 1
      const dark = ink[at] === 1
      if (!dark && body.light === undefined) continue
      const shape = shapeAt(dark, neighboursAt(ink, at, width), body.varied === true ? variantAt(x, y) : 0)
      if (shape !== undefined) path.push({ shape, x: x + quiet, y: y + quiet })
    }
  }
  return path
}

/** The modules that the body draws, with a light border of one module: no eyes, nothing below the logo. */
function inkOf(matrix: QrMatrix, style: QrStyle): Uint8Array {
  const { size, dark } = matrix
  const ink = new Uint8Array((size + 2) * (size + 2))
  for (let y = 0; y < size; y++) ink.set(dark.subarray(y * size, (y + 1) * size), (y + 1) * (size + 2) + 1)
  for (const [left, top] of eyesOf(size)) {
    for (let y = top; y < top + eyeSide; y++) ink.fill(0, (y + 1) * (size + 2) + left + 1, (y + 1) * (size + 2) + left + 1 + eyeSide)
  }
  if (style.Logo !== undefined) for (const [x, y] of holeCells(size, style.Logo.Share)) ink[(y + 1) * (size + 2) + x + 1] = 0
  return ink
}

function neighboursAt(ink: Uint8Array, at: number, width: number): number {
  const bit = (offset: number, value: number) => (ink[at + offset] === 1 ? value : 0)
  const sides = bit(-width, north) + bit(1, east) + bit(width, south) + bit(-1, west)
  return sides + bit(1 - width, northEast) + bit(width + 1, southEast) + bit(width - 1, southWest) + bit(-width - 1, northWest)
}

function variantAt(x: number, y: number): number {
  return ((x * 0x9e3779b1 + y * 0x85ebca6b) >>> 15) % variants
}

/** A body's shapes by situation, each drawn once. */
function bodyTable(body: Body): ShapeTable {
  const known = bodyTables.get(body.name)
  if (known !== undefined) return known
  const shapes: (Shape | null | undefined)[] = []
  const table: ShapeTable = (dark, neighbours, variant) => {
    const key = ((dark ? variant : variants) << 8) | neighbours
    const drawn = shapes[key]
    if (drawn !== undefined) return drawn ?? undefined
    const commands = dark ? body.draw(neighbours, variant) : (body.light?.(neighbours) ?? [])
    const shape = commands.length === 0 ? null : shapeOf(commands)
    shapes[key] = shape
    return shape ?? undefined
  }
  bodyTables.set(body.name, table)
  return table
}

function eyePath(size: number, style: QrStyle, quiet: number): Path {
  const frame = frames.find(row => row.name === style.EyeFrame) ?? frames[0]
  const ball: EyeBall = balls.find(row => row.name === style.EyeBall) ?? balls[0]
  const inset = (eyeSide - ballSide) / 2
  return eyesOf(size).flatMap(([left, top]) => [
    { shape: eyeShape(frame, eyeSide, left > 0, top > 0), x: left + quiet, y: top + quiet },
    { shape: eyeShape(ball, ballSide, left > 0, top > 0), x: left + inset + quiet, y: top + inset + quiet },
  ])
}

function eyeShape(row: EyeBall, side: number, flipX: boolean, flipY: boolean): Shape {
  const key = `${row.name} ${flipX} ${flipY}`
  const known = eyeShapes.get(key)
  if (known !== undefined) return known
  const shape = shapeOf(row.upright === true ? row.draw() : mirrored(row.draw(), side, flipX, flipY))
  eyeShapes.set(key, shape)
  return shape
}
