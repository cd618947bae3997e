import { isFace } from './faces.ts'
import { type Fault, type FeatureRow, findFeature, isTest, listImports, type SourceFile } from './tree.ts'

const css = String.raw`\w+\.module\.css`
/** What a feature holds; see the table in docs/architecture.md. */
const known = [
  /^(model|rules|contract|words|tables|data|jobs|server|routes|portal|frame|panels|definitions?|record|listColumns|demo)\.ts$/,
  /^[a-z]\w*(Words|\.server)\.ts$/,
  /^(icons|AnswerForm|scan[A-Z]\w*)\.tsx$/,
  /^(files|form|stars)\.css$/,
  /^demo\/[a-z]\w*(\.[a-z]{2})?\.ts$/,
  /^calls\/[A-Z]\w*\.ts$/,
  /^screens\/([a-z]\w*\/)?\w+\.tsx?$/,
  new RegExp(`^screens/([a-z]\\w*/)?${css}$`),
  /^sections\/[A-Za-z]\w*(\.server)?\.tsx?$/,
  /^view\/\w+(\.d)?\.(tsx?|css)$/,
]
/** What the folder of a variant holds: a section of a building, a type of functionality. */
const inVariant = [
  /^(definition|model|rules|words)\.ts$/,
  /^[A-Z]\w*\.tsx$/,
  /^[a-z]\w*(\.server)?\.tsx?$/,
  new RegExp(`^(scan\\.css|${css})$`),
]
const freeName = /^([^/]+\/|(sections|types|families)\/[^/]+\/)?[a-z]\w*\.tsx?$/

/** A feature holds only files that the architecture knows, and free-named ones that nobody outside of it imports unless they are faces. */
export function checkVocabulary(files: readonly SourceFile[], order: readonly FeatureRow[]): Fault[] {
  const variants = new Set(files.flatMap(one => /^(.+)\/definition\.ts$/.exec(one.path)?.[1] ?? []))
  return [...files.filter(one => !isKnown(one.path, variants)).map(one => unknown(one.path)), ...findOpenedFiles(files, order)]
}

const unknown = (file: string): Fault => ({ rule: 'vocabulary', file, text: `${file} is no file that a feature holds` })

function isKnown(file: string, variants: ReadonlySet<string>): boolean {
  if (!file.startsWith('src/features/') || /^src\/features\/(order|faces)\.ts$/.test(file)) return true
  const feature = findFeature(file)
  if (!feature || !/^[a-z]\w*\/[a-z]\w*$/.test(feature.folder)) return false
  const { rest } = feature
  if (isTest(file)) return true
  return known.some(one => one.test(rest)) || isInVariant(file, rest, variants) || /^[a-z]\w*\.ts$/.test(rest)
}

function isInVariant(file: string, rest: string, variants: ReadonlySet<string>): boolean {
  const [, section] = /^sections\/[A-Z]\w*\/([^/]+)$/.exec(rest) ?? []
  const [, type] = /^(?:[a-z]\w*\/){1,2}([^/]+)$/.exec(rest) ?? []
  const part = section ?? (variants.has(file.slice(0, file.lastIndexOf('/'))) ? type : undefined)
  return part !== undefined && inVariant.some(one => one.test(part))
}

/** Free-named files that composition imports (features among each other: `checkFaces`). */
function findOpenedFiles(files: readonly SourceFile[], order: readonly FeatureRow[]): Fault[] {
  const faces = new Map(order.map(row => [row.folder, row.faces ?? []]))
  const importers = files.filter(one => /^src\/(?!features\/)/.test(one.path) && !isTest(one.path))
  return importers.flatMap(one =>
    listImports(one).flatMap((to): Fault[] => {
      const feature = findFeature(to)
      if (!feature || !isFreeNamed(feature.rest) || isFace(feature.rest, faces.get(feature.folder) ?? [])) return []
      const text = `${one.path} imports ${to}, which only ${feature.folder} knows: name it in src/features/faces.ts`
      return [{ rule: 'vocabulary', file: one.path, to, text }]
    }),
  )
}

const isFreeNamed = (rest: string): boolean => freeName.test(rest) && !/^(screens|calls)\//.test(rest) && !known.some(one => one.test(rest))
