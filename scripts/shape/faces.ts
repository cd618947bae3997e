import { type Fault, type FeatureRow, findFeature, isDemo, isTest, isWays, listImports, type SourceFile } from './tree.ts'

const usual = /^(contract|model|rules|words|data|routes|tables|demo)\.ts$/
const ofType = /^((sections|types|families)\/)?[^/]+\/(definition|model|rules|words)\.ts$/
const notType = /^(calls|screens)\//

/** From another feature only its faces are imported; every face that a row names exists and is used. Tests, `src/app` and scripts import what they need. */
export function checkFaces(files: readonly SourceFile[], order: readonly FeatureRow[]): Fault[] {
  const faces = new Map(order.map(row => [row.folder, row.faces ?? []]))
  return [
    ...order.flatMap(row => findEmptyFaces(row, files)),
    ...files.filter(one => !isTest(one.path)).flatMap(one => findForeignParts(one, faces)),
    ...files.filter(one => !isTest(one.path)).flatMap(findDemoImports),
    ...files.filter(one => one.path.startsWith('src/') && !isTest(one.path)).flatMap(findWaysImports),
  ]
}

/** Faces that are no file, and those that nothing outside of their feature imports. */
function findEmptyFaces({ folder, faces = [] }: FeatureRow, files: readonly SourceFile[]): Fault[] {
  const isOwn = (file: string) => findFeature(file)?.folder === folder
  const isFaceFile = (file: string, face: string) => isOwn(file) && matchesFace(findFeature(file)?.rest ?? '', face)
  const wanted = files.filter(one => faces.length > 0 && !isTest(one.path) && !isOwn(one.path)).flatMap(listImports)
  return faces.flatMap((face): Fault[] => {
    const exists = files.some(one => isFaceFile(one.path, face))
    if (exists && wanted.some(file => isFaceFile(file, face))) return []
    const text = `${folder} names the face ${face}, which ${exists ? 'nothing outside of it imports' : 'is no file and no folder'}`
    return [{ rule: 'faces', file: 'src/features/faces.ts', text }]
  })
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

/** The demo world knows the product, never the other way round: only its own files import its parts and its content. */
function findDemoImports({ path: file, text }: SourceFile): Fault[] {
  if (!findFeature(file) || isDemo(file)) return []
  return listImports({ path: file, text })
    .filter(isDemo)
    .map(to => ({ rule: 'faces', file, to, text: `${file} imports ${to}, which only the demo world may` }))
}

/** The product knows no ways of tests. */
const findWaysImports = (file: SourceFile): Fault[] =>
  listImports(file)
    .filter(isWays)
    .map(to => ({ rule: 'faces', file: file.path, to, text: `${file.path} imports ${to}, which only tests may` }))

/** Whether another feature may import a file of a feature. */
export const isFace = (rest: string, named: readonly string[]): boolean =>
  usual.test(rest) || (ofType.test(rest) && !notType.test(rest)) || named.some(face => matchesFace(rest, face))

/** A face is a file, a file without its ending, or a folder. */
const matchesFace = (rest: string, face: string): boolean =>
  rest === face || rest.replace(/\.tsx?$/, '') === face || rest.startsWith(face.replace(/\/?$/, '/'))
