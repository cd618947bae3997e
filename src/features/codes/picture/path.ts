/** One step of an outline, in module units, absolute; only these four, so that SVG, PDF and EPS draw the same. */
export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

/** An outline around its own origin. `relative` is the same outline as SVG path data that may follow any `M x y`. */
export type Shape = { readonly commands: readonly Command[]; readonly relative: string }

/** A shape put at a place. A picture repeats few shapes many times: this is what makes its SVG cheap. */
export type Stamp = { readonly shape: Shape; readonly x: number; readonly y: number }

/** What one fill paints, by the non-zero rule: holes run against their outline. */
export type Path = readonly Stamp[]

/** Makes a shape of an outline; coordinates are rounded to 1/1000 module. */
export function shapeOf(commands: readonly Command[]): Shape {
  const exact = commands.map(command => transformed(command, round, round))
  return { commands: exact, relative: relativeData(exact) }
}

/** Every step of a path, absolute, in module units. */
export function absolute(path: Path): Command[] {
  return path.flatMap(({ shape, x, y }) =>
    shape.commands.map(command =>
      transformed(
        command,
        value => round(value + x),
        value => round(value + y),
      ),
    ),
  )
}

/** Absolute SVG path data, as pdfkit takes it. */
export function absoluteData(path: Path): string {
  return absolute(path)
    .map(([name, ...numbers]) => name + numbers.join(' '))
    .join('')
}

/** SVG path data, short: each stamp is an absolute move followed by its shape's relative data. */
export function compactData(path: Path): string {
  let data = ''
  for (const { shape, x, y } of path) data += `M${x} ${y}${shape.relative}`
  return data
}

/** Applies one function to every x and another to every y of a command. */
export function transformed(command: Command, onX: (x: number) => number, onY: (y: number) => number): Command {
  if (command[0] === 'Z') return command
  if (command[0] !== 'C') return [command[0], onX(command[1]), onY(command[2])]
  return ['C', onX(command[1]), onY(command[2]), onX(command[3]), onY(command[4]), onX(command[5]), onY(command[6])]
}

function relativeData(commands: readonly Command[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let data = ''
  for (const command of commands) {
    const [left, top] = [x, y]
    const moved = transformed(
      command,
      value => round(value - left),
      value => round(value - top),
    )
    data += moved[0].toLowerCase() + numbersOf(moved).map(short).join(' ').replaceAll(' -', '-')
    if (command[0] === 'Z') [x, y] = [startX, startY]
    else [x, y] = command[0] === 'C' ? [command[5], command[6]] : [command[1], command[2]]
    if (command[0] === 'M') [startX, startY] = [x, y]
  }
  return data
}

function numbersOf([, ...numbers]: Command): readonly number[] {
  return numbers
}

function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 || 0
}
