// Builds the portal and the scan pages when their sources have changed since the last build.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { root, run } from './setup.mjs'

const sources = [
  'src/{core,ui,features,app}/**/*',
  'index.html',
  'field.html',
  'vite.config.ts',
  'vite.field.config.ts',
  'vite.scan.config.ts',
  'vite.still.config.ts',
  'vite.plain.config.ts',
  'scripts/bundlePlugins.ts',
  'scripts/pageFiles.ts',
  'package-lock.json',
  'scripts/build.mjs',
]

/** Both bundles in `dist/`, made anew only if a source differs. Needs the pinned Node. */
export async function build() {
  const sum = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, withFileTypes: true }).filter(one => one.isFile())) {
    const name = path.join(file.parentPath, file.name)
    if (!/\.test\.tsx?$/.test(name)) sum.update(name).update(readFileSync(name))
  }
  const digest = sum.digest('hex')
  const mark = path.join(root, 'dist', 'built')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  console.log('Building the portal …')
  run('vite', ['build', '--logLevel', 'warn'])
  run('vite', ['build', '--config', 'vite.scan.config.ts', '--logLevel', 'warn'])
  run('vite', ['build', '--config', 'vite.still.config.ts', '--logLevel', 'warn'])
  run('vite', ['build', '--config', 'vite.plain.config.ts', '--logLevel', 'warn'])
  const { stills } = await import(pathToFileURL(path.join(root, 'dist/still/still.js')).href)
  writeFileSync(path.join(root, 'dist/portal/stills.json'), JSON.stringify(await stills()))
  buildPhoneApp()
  await compress(path.join(root, 'dist/portal/assets'))
  copyPdfFiles(path.join(root, 'dist/portal/assets'))
  await chartFonts(path.join(root, 'dist/fonts'))
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, digest)
}

// The app of phones: its files are served beside the portal's; its worker knows each by name, so it is built last.
function buildPhoneApp() {
  const field = path.join(root, 'dist/field')
  run('vite', ['build', '--config', 'vite.field.config.ts', '--logLevel', 'warn'])
  cpSync(path.join(field, 'assets'), path.join(root, 'dist/portal/assets'), { recursive: true })
  const files = readdirSync(path.join(field, 'assets')).map(name => `/assets/${name}`)
  const name = createHash('sha256')
    .update(readFileSync(path.join(field, 'field.html')))
    .update(files.join())
    .digest('hex')
    .slice(0, 16)
  run('vite', ['build', '--config', 'vite.field.config.ts', '--logLevel', 'warn'], { FIELD_SHELL: JSON.stringify({ name, files }) })
}

// As small as Brotli can, once: servers then send the files as they are.
async function compress(folder) {
  const shrunk = async name => {
    const file = path.join(folder, name)
    const content = await readFile(file)
    if (content.length < 1024) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  }
  await Promise.all((await readdir(folder)).filter(name => /\.(m?js|css|svg|wasm)$/.test(name)).map(shrunk))
}

// What the viewer of PDF files reads beside a file: letters of Asian scripts, the fourteen fonts that every reader has, decoders of pictures.
function copyPdfFiles(assets) {
  const library = path.join(root, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8'))
  for (const [from, to] of [
    ['cmaps', 'cmaps'],
    ['standard_fonts', 'fonts'],
    ['wasm', 'wasm'],
  ])
    cpSync(path.join(library, from), path.join(assets, `pdf-${version}`, to), { recursive: true })
}

// Charts in mails are drawn on the server, which may have no fonts: the portal's typeface, in the two weights of charts.
async function chartFonts(folder) {
  const { default: subset } = await import('subset-font')
  const letters = String.fromCodePoint(
    ...Array.from({ length: 0x230 }, (_, at) => 0x20 + at),
    ...[...'–—‘’“”…←↑→↓−€™'].map(one => one.codePointAt(0)),
  )
  mkdirSync(folder, { recursive: true })
  for (const set of ['latin', 'latin-ext'])
    for (const wght of [400, 600]) {
      const font = await readFile(path.join(root, `node_modules/@fontsource-variable/inter/files/inter-${set}-wght-normal.woff2`))
      await writeFile(
        path.join(folder, `inter-${set}-${wght}.ttf`),
        await subset(font, letters, { targetFormat: 'truetype', variationAxes: { wght } }),
      )
    }
  const folders = '<dir prefix="relative">.</dir><dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>'
  const cache = `<cachedir>${path.join(tmpdir(), 'lintel-fonts')}</cachedir>`
  writeFileSync(path.join(folder, 'fonts.conf'), `<?xml version="1.0"?>\n<fontconfig>${folders}${cache}</fontconfig>\n`)
}

await build()
