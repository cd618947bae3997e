import { type Fault, type FeatureRow, findFeature, isTest, listImports, type SourceFile } from './tree.ts'

const list = 'src/features/order.ts'

/** Every feature folder is a row of the order and every row a folder; a feature imports only what stands before it. */
export function checkOrder(files: readonly SourceFile[], order: readonly FeatureRow[]): Fault[] {
  const place = new Map(order.map((row, i) => [row.folder, i]))
  const folders = new Set(files.flatMap(one => findFeature(one.path)?.folder ?? []))
  return [
    ...[...folders].filter(one => !place.has(one)).map(one => rowFault(`src/features/${one} has no row in ${list}`)),
    ...order.filter(row => !folders.has(row.folder)).map(row => rowFault(`${list} names ${row.folder}, which is no folder`)),
    ...order.filter((row, i) => place.get(row.folder) !== i).map(row => rowFault(`${list} names ${row.folder} twice`)),
    ...files.filter(one => !isTest(one.path)).flatMap(one => findLaterImports(one, place)),
  ]
}

const rowFault = (text: string): Fault => ({ rule: 'order', file: list, text })

function findLaterImports(file: SourceFile, place: ReadonlyMap<string, number>): Fault[] {
  const own = findFeature(file.path)?.folder
  if (!own) return []
  return listImports(file).flatMap((to): Fault[] => {
    const other = findFeature(to)?.folder
    if (!other || (place.get(other) ?? 0) <= (place.get(own) ?? 0)) return []
    return [{ rule: 'order', file: file.path, to, text: `${file.path} imports ${to}, but ${other} stands after ${own} in ${list}` }]
  })
}
