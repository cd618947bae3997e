import { globSync, readFileSync } from 'node:fs'

/** Holds the shape of the tree: what a feature folder may contain, sizes, and no way around a rule. Prints what breaks it. */
const broken: string[] = []

const inFeature = [
  /^(model|rules|contract|words|tables|data|jobs|server|routes|panels|definition|definitions)\.ts$/,
  /^[a-z][A-Za-z0-9]*(\.server)?\.ts$/,
  /^(calls|screens|sections|functionalities|picture|[a-z][A-Za-z]*)\//,
  /^(Panel|Section|Dashboard|Scan|icons|scanPages)\.tsx$/,
  /\.test\.tsx?$/,
]
const banned = /(^|\/)(index|utils?|helpers?|common|misc|types?|manager|service)\.tsx?$/
const allowedTypes = ['src/app/demo/content/types.ts', 'src/ui/charts/types.ts', 'src/features/codes/functionalities/types.ts']
const tables =
  /(words|sayings|labelled|drawings|drawingFacade|lexicon\.\w+|stopwords|topicWords|comments(\.\w+)?|codes|buildings|people|groups|bodies|frames|balls|states|sections|permissions)\.tsx?$/

for (const file of globSync('{src,test,bench,scripts}/**/*.{ts,tsx}').toSorted()) {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').length - 1
  if (lines > 250 && !tables.test(file) && !/\.test\.tsx?$/.test(file)) broken.push(`${file} has ${lines} lines; 250 are allowed`)
  if (banned.test(file) && !allowedTypes.includes(file)) broken.push(`${file} bears a name that says nothing`)
  if (/@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable|biome-ignore (?!format)/.test(text) && file !== 'scripts/shape.ts')
    broken.push(`${file} goes around a rule`)
  const feature = /^src\/features\/[a-z]+\/[a-z][A-Za-z]*\/(.+)$/.exec(file)?.[1]
  if (feature && !inFeature.some(one => one.test(feature))) broken.push(`${file} is no file that a feature holds`)
  if (/^src\/features\/.*\/calls\//.test(file) && !file.endsWith('.test.ts')) onlyHandler(file, text)
}

function onlyHandler(file: string, text: string) {
  const name = /([^/]+)\.ts$/.exec(file)?.[1]
  if (!text.includes(`export const ${name} = handle(`)) broken.push(`${file} does not export the handler ${name}`)
}

for (const line of broken) console.error(line)
if (broken.length > 0) process.exit(1)
