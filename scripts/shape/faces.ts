import { type Fault, type FeatureRow, findFeature, isTest, listImports, type SourceFile } from './tree.ts'

const usual = /^(contract|model|rules|words|data|routes|tables)\.ts$/
const ofType = /^(sections\/)?[^/]+\/(definition|model|rules|words)\.ts$/
const notType = /^(calls|screens)\//

/** From another feature only its faces are imported; every face that a row names exists. Tests, `src/app` and scripts import what they need. */
export function checkFaces(files: readonly SourceFile[], order: readonly FeatureRow[]): Fault[] {
  const faces = new Map(order.map(row => [row.folder, row.faces ?? []]))
  return [
    ...order.flatMap(row => findEmptyFaces(row, files)),
    ...files.filter(one => !isTest(one.path)).flatMap(one => findForeignParts(one, faces)),
  ]
}

function findEmptyFaces({ folder, faces = [] }: FeatureRow, files: readonly SourceFile[]): Fault[] {
  const parts = files.flatMap(one => {
    const feature = findFeature(one.path)
    return feature?.folder === folder ? [feature.rest] : []
  })
  return faces
    .filter(face => !parts.some(part => matchesFace(part, face)))
    .map(face => ({
      rule: 'faces',
      file: 'src/features/order.ts',
      text: `${folder} names the face ${face}, which is no file and no folder`,
    }))
}

function findForeignParts(file: SourceFile, faces: ReadonlyMap<string, readonly string[]>): Fault[] {
  const own = findFeature(file.path)?.folder
  if (!own) return []
  return listImports(file).flatMap((to): Fault[] => {
    const other = findFeature(to)
    if (!other || other.folder === own || isFace(other.rest, faces.get(other.folder) ?? [])) return []
    return [{ rule: 'faces', file: file.path, to, text: `${file.path} imports ${to}, which is no face of ${other.folder}` }]
  })
}

/** Whether another feature may import a file of a feature. */
export const isFace = (rest: string, named: readonly string[]): boolean =>
  usual.test(rest) || (ofType.test(rest) && !notType.test(rest)) || named.some(face => matchesFace(rest, face))

/** A face is a file, a file without its ending, or a folder. */
const matchesFace = (rest: string, face: string): boolean =>
  rest === face || rest.replace(/\.tsx?$/, '') === face || rest.startsWith(face.replace(/\/?$/, '/'))
