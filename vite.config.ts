import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lighterFont, readMessages, sayWithoutScript } from './scripts/bundlePlugins.ts'
import { pageFiles } from './scripts/pageFiles.ts'

// Modules of ours have no effects when imported, but for the style sheets: what a page does not use of them stays out of its chunk.
const plain = /\/src\/(core|ui|features)\/.*\.tsx?$/
const styles = /[sS]tyles\.ts$/

// Libraries that few pages need, each a file of its own.
// What says which rows a part has comes with the parts; what draws them, with the first drawing.
const charts =
  /node_modules\/(@visx\/(?!wordcloud)|d3-(?!cloud|dispatch)[a-z]+|internmap|reduce-css-calc|math-expression-evaluator|classnames)\/|\/core\/charts\/(?!partData|says|ranks|tableOf)|\/ui\/charts\/(ChartPicture|Tip)\.tsx/
const richText = /node_modules\/(@tiptap|prosemirror-[a-z]+|linkifyjs|@mantine\/tiptap|orderedmap|rope-sequence|w3c-keyname)\//
const lone =
  /\/ui\/(pdf\/|viewers\/(Video|videoWords)|kit\/(Rich|Cloud|Range|ReadOnlyNote\.tsx|readOnlyWords)|permissionWords|messageWords|translator|form\/(DateInputLine|RichTextField)|list\/(xlsx|exportRows))|\/app\/browser\/(records|messages|temporal)\.ts|node_modules\/(hucre|@mantine\/dates|dayjs)\//
const frame = /\/src\/(ui|app)\/|\/features\/(base\/(tasks|files)\/|codes\/qr\/screens\/NewCodeButton|.+\.module\.css)/
const feature = /\/src\/features\/\w+\/(\w+)\//
// Accounts, buildings and codes name each other everywhere; the dashboard hears of answers; what came in is handled in one manner.
const areas: Readonly<Record<string, RegExp>> = {
  places: /^(accounts|administration|buildings|propertyPage|qr|picture|functionalities|entityTypes)$/,
  feedback: /^answers$/,
  inbox: /^(handling|inbox|feedbackInbox|notifications|bookings|bookingCalendar)$/,
  imports: /^(imports|generator)$/,
}
// The pictures of types, and of what waits on Home, come with the frame, not with whichever other area draws one of them too.
const pictures = ['codes/functionalities/iconPictures.ts', 'codes/functionalities/panels.ts', '*/*/screens/toDoLooks.ts']
const pictured = pictures
  .flatMap(name => globSync(`src/features/${name}`))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\bIcon[A-Z]\w+/g)].map(([name]) => name))
const isPictured = (id: string) => pictured.includes(/@tabler\/icons-react\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1] ?? '')
const areaOf = (id: string): string | null => {
  const folder = feature.exec(id)?.[1]
  return Object.keys(areas).find(area => areas[area]?.test(folder ?? '')) ?? folder ?? null
}
// The parts of dashboards come with the frame, as Home shows some; those of paper with the first sheet.
const papers = /\/src\/ui\/dashboard\/.*Paper\w*\.tsx$/
// Kinds of parts that Home does not show come with the first page that has one.
const otherParts = /\/ui\/dashboard\/(chart|matrix|ranked|gallery|text)\//
const isFrame = (id: string) => frame.test(id) && ![charts, richText, lone, papers, otherParts].some(one => one.test(id))

/** Our modules that stand behind some of them, by their imports; what is imported on demand and types do not count. */
const behind = (...files: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    for (const [, at = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^;'"]*? from )?'(\.[^']+)'/gm))
      visit(path.resolve(path.dirname(file), at))
  }
  for (const file of files) visit(path.resolve(file))
  return seen
}

// How many pages a module of ours stands behind; the nouns of most pages come with the frame.
const pages = globSync('src/features/*/*/{screens,sections/*}/*.tsx').filter(file =>
  /^export const (Screen|Edit)\b/m.test(readFileSync(file, 'utf8')),
)
const uses = new Map<string, number>()
for (const page of pages) for (const file of behind(page)) uses.set(file, (uses.get(file) ?? 0) + 1)
const isNoun = (id: string) => feature.test(id) && (uses.get(id) ?? 0) >= 5

// The way into a survey is loaded once, by strangers and on the go: the frame, without what only staff use.
// With it come the addresses of all pages and what features add to registries: every page but the ways in has the shell.
const shell = behind('src/app/browser/PortalFrame.tsx', 'src/app/browser/features.ts', ...globSync('src/features/*/*/frame.ts'))
const entrance = behind('src/features/surveys/surveyAnswers/screens/SurveyWelcome.tsx')
const isShell = (id: string) =>
  shell.has(id) ||
  (entrance.has(id) && (!feature.test(id) || isNoun(id))) ||
  (id.endsWith('.css') && (isFrame(id) || /@mantine\/(core|notifications)\//.test(id)))

// Home, with what features say of what waits there; its parts that are pages of their own apart.
const landing =
  /\/features\/(insight\/landing\/(?!screens\/(Building(Home|Parts)|CustomerPortal|Marketing|Phone)\.)|\w+\/\w+\/(screens\/)?toDo\w*\.ts$)/
const isOfArea = (id: string) => feature.test(id) && !id.includes('/features/insight/landing/') && !landing.test(id)

/**
 * A page is a handful of files: what the sign-in page needs, the frame with the pieces and the nouns of most pages, what the pages of a feature share,
 * and the page itself. Each file more costs a slow line a turn.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 50 },
  { name: 'shell', test: isShell, priority: 45 },
  { name: 'entrance', test: (id: string) => entrance.has(id), priority: 42 },
  { name: 'frame', test: (id: string) => isFrame(id) || isNoun(id) || isPictured(id), priority: 40 },
  { debugName: 'area', name: areaOf, test: isOfArea, minShareCount: 2, priority: 34 },
  { name: 'papers', test: papers, priority: 36 },
  { name: 'sections', test: /\/propertyPage\/sections\/.*\.tsx$/, priority: 32 },
  { name: 'landing', test: landing, priority: 33 },
  { name: 'charts', test: charts, priority: 38 },
  { name: 'richText', test: richText, priority: 30 },
  // In one file with what it takes from React: else the runtime of the bundle would be a file of its own, a request more for everybody.
  { name: 'pdf', test: /\/ui\/pdf\/|node_modules\/(pdfjs-dist|react-pdf)\//, priority: 39 },
]

export default defineConfig({
  plugins: [react(), lighterFont(), readMessages(), sayWithoutScript(), pageFiles()],
  build: {
    target: 'es2023',
    outDir: 'dist/portal',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 950,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false }, // the ways in stand in the first file, whichever page asks for them
      treeshake: { moduleSideEffects: id => !plain.test(id) || styles.test(id) },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    proxy: {
      // With the browser's own Host: the server renews a session for pages of its own origin only.
      '^/(csm/|csm-events|f/|files/|[qQ]/|qr/|scan/|openapi.json)': {
        target: `http://127.0.0.1:${process.env.PORT || 3000}`,
        changeOrigin: false,
      },
    },
  },
})
