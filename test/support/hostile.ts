import { crc32, deflateSync } from 'node:zlib'
import { archives, bombs, here, laughs, passwd, sheets } from '../platform/hostileOffice.ts'
import type { HostileRow } from './hostileRow.ts'

/** `reject`: must be refused. `inert`: may be kept or refused, but nothing kept may run, load or expand. */
export type HostileFile = { name: string; as: string; bytes: Uint8Array; why: string; expect: 'reject' | 'inert' }

/** 94 hostile files, made here of nothing but Node's own modules. Their scripts only set a mark. */
export const hostileFiles = (): HostileFile[] => [
  ...rows('png', pngs()),
  ...rows('jpg', jpgs),
  ...rows('svg', svgs()),
  ...rows('pdf', pdfs()),
  ...rows('xlsx', [...sheets(), ...bombs(), ...archives()]),
  ...rows('xls', [
    ['xls-cfb.xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504, 255)]), 'OLE header, FAT of nothing'],
  ]),
  ...rows('csv', texts),
  ...rows(
    'png',
    names.map((name): HostileRow => [name, png(8, 8), 'hostile file name on a good image', 'inert']),
  ),
]

const rows = (as: string, list: readonly HostileRow[]): HostileFile[] =>
  list.map(([name, bytes, why, expect]) => ({ name, as, bytes: Buffer.from(bytes), why, expect: expect ?? 'reject' }))

const mark = '<script>window.__pwned=1</script>'

// PNG and JPEG
const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}
const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const head = (width: number, height: number) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = 1
  return chunk('IHDR', data)
}
const end = chunk('IEND', Buffer.alloc(0))

/** A black one-bit PNG. */
export const png = (width: number, height: number, extra: readonly Uint8Array[] = []): Buffer => {
  const pixels = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 1 << 26)))
  return Buffer.concat([signature, head(width, height), ...extra, chunk('IDAT', pixels), end])
}

const pngs = (): HostileRow[] => {
  const badCrc = Buffer.from(png(8, 8))
  badCrc.writeUInt8(badCrc.readUInt8(29) ^ 0xff, 29)
  const deflated = (start: string, data: Buffer) => Buffer.concat([Buffer.from(start), deflateSync(data)])
  return [
    ['ok.png', png(8, 8), 'control', 'inert'],
    ['bomb-20000x20000.png', png(20000, 20000), '400 Mpx in 50 KB'],
    ['liar-65535.png', Buffer.concat([signature, head(65535, 65535), chunk('IDAT', deflateSync(Buffer.alloc(64))), end]), 'claims 4.3 Gpx'],
    ['truncated.png', png(64, 64).subarray(0, 50), 'cut in its data'],
    ['badcrc.png', badCrc, 'wrong CRC in IHDR'],
    ['ztxt-bomb.png', png(8, 8, [chunk('zTXt', deflated('Comment\0\0', Buffer.alloc(1 << 26)))]), 'text of 64 MiB', 'inert'],
    ['exif-script.png', png(8, 8, [chunk('tEXt', Buffer.from(`Comment\0${mark}`))]), 'script in metadata', 'inert'],
    [
      'iccp-long.png',
      png(8, 8, [chunk('iCCP', deflated(`${'x'.repeat(79)}\0\0`, Buffer.alloc(1 << 20, 65)))]),
      'nonsense profile',
      'inert',
    ],
    ['zero.png', png(0, 0), '0x0 image'],
    ['empty.png', '', '0 bytes'],
    ['tail-html.png', Buffer.concat([png(8, 8), Buffer.from(`<html>${mark}`)]), 'HTML after the image', 'inert'],
    ['really-html.png', `<!doctype html>${mark}`, 'HTML named .png'],
    ['really-svg.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__pwned=1"/>', 'SVG named .png'],
    ['really-exe.png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]), 'program named .png'],
    ['over-3mb.png', Buffer.concat([png(8, 8), Buffer.alloc(3145729)]), 'over 3 145 728 bytes'],
  ]
}

const jfif = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const eoi = Buffer.from('ffd9', 'hex')
const jpgs: HostileRow[] = [
  ['header-only.jpg', Buffer.concat([jfif, eoi]), 'magic bytes only'],
  ['jpg-sof-65500.jpg', Buffer.concat([jfif, Buffer.from('ffc0001108ffdcffdc03012200021101031101', 'hex'), eoi]), 'claims 65500x65500'],
  [
    'gifar.jpg',
    Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(20), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
    'GIF and ZIP in one',
  ],
  [
    'phpexif.jpg',
    Buffer.concat([jfif, Buffer.from('fffe0020', 'hex'), Buffer.from('<?php system($_GET[0]); ?>    '), eoi]),
    'code in a comment',
  ],
]

// SVG
const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10" ${attributes}>${body}</svg>`
const rect = '<rect width="9" height="9"/>'

const svgs = (): HostileRow[] => {
  const inner = Buffer.from(svg(mark)).toString('base64')
  const frame = '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:window.__pwned=1"/></foreignObject>'
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="9999"/><feTurbulence numOctaves="999999"/></filter>'
  return [
    ['script.svg', svg(mark), 'script element', 'inert'],
    ['onload.svg', svg('', 'onload="window.__pwned=1"'), 'event attribute', 'inert'],
    ['foreign.svg', svg(frame), 'foreignObject with iframe', 'inert'],
    ['ahref.svg', svg(`<a xlink:href="javascript:window.__pwned=1">${rect}</a>`), 'javascript: link', 'inert'],
    [
      'animate.svg',
      svg(`<a><animate attributeName="href" values="javascript:window.__pwned=1"/>${rect}</a>`),
      'animation sets href',
      'inert',
    ],
    ['set.svg', svg('<set attributeName="onmouseover" to="window.__pwned=1"/>'), 'animation sets handler', 'inert'],
    ['use-data.svg', svg(`<use href="data:image/svg+xml;base64,${inner}#x"/>`), 'use of a data: document', 'inert'],
    ['image-file.svg', svg('<image href="file:///etc/passwd" width="10" height="10"/>'), 'local file', 'inert'],
    ['image-http.svg', svg(`<image href="${here}/svg" width="10" height="10"/>`), 'request by image', 'inert'],
    ['css-import.svg', svg(`<style>@import url(${here}/css);rect{fill:url(${here}/fill)}</style>${rect}`), 'request by CSS', 'inert'],
    ['xxe.svg', passwd('svg') + svg('<text>&x;</text>'), 'external entity'],
    ['laughs.svg', laughs('svg') + svg('<text>&j;</text>'), 'billion laughs'],
    [
      'deep.svg',
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`,
      '100 000 nested groups',
    ],
    ['huge-size.svg', svg(rect).replace(/width="10" height="10"/, 'width="1000000" height="1000000"'), 'draws 10^12 px'],
    ['filter.svg', svg(`${blur}<rect filter="url(#f)" width="10" height="10"/>`, 'viewBox="0 0 4000 4000"'), 'costly filter', 'inert'],
    ['utf16.svg', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(mark), 'utf16le')]), 'UTF-16', 'inert'],
    ['entity-script.svg', svg('<scr&#105;pt>window.__pwned=1</scr&#105;pt>'), 'reference in a tag name'],
    ['cdata.svg', svg(`<style><![CDATA[</style>${mark}]]></style>`), 'CDATA changes meaning in HTML', 'inert'],
  ]
}

// PDF
/** The smallest PDF, with more in its catalog and behind its page. */
export const pdf = (catalog = '', objects = '') =>
  `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
  `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n${objects}trailer<</Root 1 0 R>>\n%%EOF\n`

const pdfs = (): HostileRow[] => {
  const stream = [Buffer.from('%PDF-1.7\n4 0 obj<</Length 1/Filter/FlateDecode>>stream\n'), deflateSync(Buffer.alloc(1 << 27))]
  const file = '4 0 obj<</Type/Filespec/F(a.exe)>>endobj\n'
  return [
    ['ok.pdf', pdf(), 'control', 'inert'],
    ['openaction-js.pdf', pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), 'script on open', 'inert'],
    ['launch.pdf', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'starts a program', 'inert'],
    ['embedded.pdf', pdf('/Names<</EmbeddedFiles<</Names[(a.exe)4 0 R]>>>>', file), 'file within', 'inert'],
    ['html.pdf', `<html>${mark}`, 'HTML named .pdf'],
    ['late-magic.pdf', 'x'.repeat(1024) + pdf(), '%PDF not at byte 0'],
    ['html-then-pdf.pdf', `${mark}\n${pdf()}`, 'HTML and PDF in one'],
    ['flate-bomb.pdf', Buffer.concat([...stream, Buffer.from('\nendstream endobj\n%%EOF')]), 'stream of 128 MiB', 'inert'],
    ['loop-pages.pdf', pdf().replace('/Kids[3 0 R]', '/Kids[2 0 R]'), 'page tree points at itself', 'inert'],
  ]
}

// Text and names
const texts: HostileRow[] = [
  ['utf16-formula.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\r\n=1+1\r\n', 'utf16le')]), 'UTF-16 CSV with formula'],
  ['nul.csv', 'a\0b,c\n', 'NUL byte'],
  ['lone-surrogate.json', '"\\ud800"', 'lone surrogate'],
]
const names: string[] = [
  '../../etc/passwd',
  '..\\..\\x.png',
  '/abs.png',
  'a.png\0.html',
  'a.png%00.html',
  'a.html;.png',
  'CON.png',
  'a.png.',
  '.htaccess',
  `${'x'.repeat(300)}.png`,
  'a\r\nContent-Type: text/html.png',
  '"><img src=x onerror=1>.png',
  '\u202Egnp.exe',
  'a/b.png',
  'ｅ／..png',
  '=cmd.png',
  'a.PNG ',
  'a.svg.png',
  '%2e%2e%2fx.png',
  '👩‍🚒.png',
]
