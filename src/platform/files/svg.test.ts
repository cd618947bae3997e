import { describe, expect, test } from 'vitest'
import { cleanSvg } from './svg.ts'
import { svgToPng } from './svgToPng.ts'

const svg = (body: string, attributes = 'width="10" height="10"') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`
const clean = (text: string) => cleanSvg(Buffer.from(text))
const body = (text: string) => clean(text)?.text.replace(/^<svg[^>]*>|<\/svg>$/g, '')

describe('of an SVG is kept', () => {
  test.each([
    ['<g fill="red"><path d="M0 0h9"/></g>', '<g fill="red"><path d="M0 0h9"></path></g>'],
    ['<rect fill="url(#a)" onclick="x()" data-x="1"/>', '<rect fill="url(#a)"></rect>'],
    ['<rect fill="url(http://x/#a)" style="fill:u\\72l(//x)"/>', '<rect></rect>'],
    ['<use href="#a"/><use href="//x#a"/><use href="&#35;b"/>', '<use href="#a"></use><use></use><use href="#b"></use>'],
    ['<script>1</script><a href="javascript:1"><rect/></a><image href="data:,x"/><p:x/>', ''],
    ['<style>.a{fill:red}</style><style>@import "x";</style>', '<style>.a{fill:red}</style>'],
    ['<text>a &lt;b&gt; &amp; &#8364; <![CDATA[<script>]]></text>', '<text>a &lt;b&gt; &amp; € &lt;script&gt;</text>'],
    ['<!-- <script> --><?php x?><g/>', '<g></g>'],
  ])('%s as %s', (given, kept) => {
    expect(body(svg(given))).toBe(kept)
  })

  test('the document type of common editors, without its address', () => {
    expect(
      clean(`<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n${svg('')}`),
    ).not.toBeNull()
  })
})

test.each([
  ['not closed', '<svg><g></svg>'],
  ['two roots', `${svg('')}${svg('')}`],
  ['no root', 'hello'],
  ['an unknown entity', svg('<text>&x;</text>')],
  ['a bare ampersand', svg('<text>a & b</text>')],
  ['an attribute twice', svg('<rect x="1" x="2"/>')],
  ['an attribute unquoted', svg('<rect x=1/>')],
  ['own entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['HTML', '<!doctype html><svg></svg>'],
  ['an endless comment', `<!-- ${svg('')}`],
  ['too deep', svg('<g>'.repeat(101) + '</g>'.repeat(101))],
  ['too many', svg('<g/>'.repeat(50_001))],
  ['too wide', svg('', 'width="20000" height="1"')],
  ['without area', svg('', 'width="0" height="1"')],
])('an SVG is refused: %s', (_, text) => {
  expect(clean(text)).toBeNull()
})

test.each([
  ['width="10" height="20"', 512, 1024],
  ['width="4000" height="1000"', 2048, 512],
  ['viewBox="0 0 30 10"', 1024, 341],
  ['width="100%" height="100%" viewBox="0,0,1500,1500"', 1500, 1500],
  ['width="1in" height="72pt"', 1024, 1024],
])('size %s is drawn as %i x %i', (attributes, width, height) => {
  expect(clean(svg('', attributes))).toMatchObject({ width, height })
})

test('a drawing that takes too long is given up after 5 s', async () => {
  const level = (i: number) => `<g id="l${i}">${`<use href="#l${i - 1}" x="1"/>`.repeat(10)}</g>`
  const laughs = svg(`<defs><circle id="l0" r="9"/>${[1, 2, 3, 4, 5, 6, 7].map(level).join('')}</defs><use href="#l7"/>`)
  const began = Date.now()
  expect(await svgToPng(Buffer.from(laughs))).toBeNull()
  expect(Date.now() - began).toBeLessThan(20_000)
})
