import { type Fault, listStaticImports, type SourceFile } from './tree.ts'

/**
 * Files that import each other in a circle, types counted too: whoever reads one of them must read all. What is only loaded when it is
 * needed (`import()`, a worker) closes no circle. A type that both sides need stands in a file of its own.
 */
export function checkCircles(files: readonly SourceFile[]): Fault[] {
  const known = new Set(files.map(one => one.path))
  const imports = new Map(files.map(one => [one.path, listStaticImports(one).filter(to => known.has(to))]))
  return findCircles(imports).map(circle => {
    const [file = '', to = ''] = circle
    return { rule: 'circles', file, to, text: `${[...circle, file].join(' → ')} is a circle` }
  })
}

type Graph = ReadonlyMap<string, readonly string[]>

/** A shortest circle of each group of files that reach each other, from the file that is first by name. */
const findCircles = (imports: Graph): string[][] =>
  findGroups(imports)
    .map(group => group.toSorted())
    .flatMap(([first = '', ...others]) => {
      const back = findWay(imports, first)
      return others.length > 0 || imports.get(first)?.includes(first) ? [back] : []
    })
    .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))

/** The files of a shortest way from a file back to itself. */
const findWay = (imports: Graph, from: string): string[] => {
  let ways = [[from]]
  const seen = new Set<string>()
  while (ways.length > 0) {
    const found = ways.find(way => imports.get(way.at(-1) ?? '')?.includes(from))
    if (found) return found
    ways = ways.flatMap(way => (imports.get(way.at(-1) ?? '') ?? []).filter(to => !seen.has(to) && seen.add(to)).map(to => [...way, to]))
  }
  return [from]
}

/** Groups of files that reach each other by imports (Tarjan); most are of one file. */
const findGroups = (imports: Graph): string[][] => {
  const order = new Map<string, number>()
  const grouped = new Set<string>()
  const open: string[] = []
  const groups: string[][] = []
  const visit = (file: string): number => {
    const at = order.size
    order.set(file, at)
    open.push(file)
    let least = at
    for (const to of imports.get(file) ?? []) {
      const seen = order.get(to)
      if (seen === undefined) least = Math.min(least, visit(to))
      else if (!grouped.has(to)) least = Math.min(least, seen)
    }
    if (least === at) {
      const group = open.splice(open.indexOf(file))
      for (const one of group) grouped.add(one)
      groups.push(group)
    }
    return least
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return groups
}
