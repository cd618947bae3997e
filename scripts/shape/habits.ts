import { type Fault, isTest, type SourceFile } from './tree.ts'

const longest = 250
const banned = /(^|\/)(index|utils?|helpers?|common|misc|types?|manager|service)\.tsx?$/
/** Data alone may be longer: a catalog, a list of words, a content of the demo world has no function. */
const isCatalog = (text: string): boolean => !/=>|\bfunction\b/.test(text)
// Written so that it does not match itself.
const bypass = /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable|biome-ignore[ ](?!format)/

/** A search that does not know accents, a comparison of names that knows case alone. */
const caseOnly = /\bilike[ (]|lower\((?!\$\{\w*\.?Email)[^)]*\)\s*=\s*lower\(/

/** Sizes, names that say nothing, ways around a rule, and handlers that bear another name than their file. */
export function checkHabits(files: readonly SourceFile[]): Fault[] {
  return files.filter(one => /\.tsx?$/.test(one.path)).flatMap(checkFile)
}

function checkFile({ path: file, text }: SourceFile): Fault[] {
  const faults: Fault[] = []
  const lines = text.split('\n').length - 1
  if (lines > longest && !isCatalog(text) && !isTest(file))
    faults.push({ rule: 'size', file, text: `${file} has ${lines} lines; ${longest} are allowed` })
  if (file.startsWith('src/') && !isTest(file) && caseOnly.test(text))
    faults.push({ rule: 'search', file, text: `${file} compares by case only: search with anyHolds, compare names with isNamed` })
  if (banned.test(file)) faults.push({ rule: 'name', file, text: `${file} bears a name that says nothing` })
  if (bypass.test(text)) faults.push({ rule: 'bypass', file, text: `${file} goes around a rule` })
  const handler = /^src\/features\/.*\/calls\/([^/]+)\.ts$/.exec(file)?.[1]
  if (handler && !isTest(file) && !text.includes(`export const ${handler} = handle(`))
    faults.push({ rule: 'handler', file, text: `${file} does not export the handler ${handler}` })
  return faults
}
