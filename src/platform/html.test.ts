import { expect, test } from 'vitest'
import { clipboards } from '../../test/support/clipboards.ts'
import { isEmptyHtml, isEmptyPage, textOf } from '../core/html.ts'
import { cleanHtml } from './html.ts'

test.each([
  ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
  ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>b', 'b'],
  ['<p style="position:fixed">c</p>', '<p>c</p>'],
  ['<a href="javascript:alert(1)">d</a>', '<a rel="noopener noreferrer nofollow" target="_blank">d</a>'],
  ['<a href="//evil.example">e</a>', '<a rel="noopener noreferrer nofollow" target="_blank">e</a>'],
  ['<a href="http://plain.example">f</a>', '<a rel="noopener noreferrer nofollow" target="_blank">f</a>'],
  ['<svg><a xlink:href="javascript:alert(1)">g</a></svg>', '<a rel="noopener noreferrer nofollow" target="_blank">g</a>'],
  [
    '<a href="https://good.example/?a=1">h</a>',
    '<a href="https://good.example/?a=1" rel="noopener noreferrer nofollow" target="_blank">h</a>',
  ],
])('what may stay of %s', (html, clean) => expect(cleanHtml(html)).toBe(clean))

const own = '/files/01a20978-a1aa-708b-b691-01e8da8950a9/01a20978-c963-7df5-98c1-119b1f780017/plan.png'
test.each([
  [`<img src="${own}" alt="The plan" width="800" height="600">`, `<img src="${own}" alt="The plan" width="800" height="600" />`],
  [`<img src="${own}" onerror="alert(1)" style="position:fixed">`, `<img src="${own}" />`],
  ...[
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'data:image/png;base64,AA',
    `${own}?x=1`,
    `/csm/x`,
    '/files/../../x/y',
    'x',
  ].map(src => [`<img src="${src}" alt="a">b`, 'b']),
])('of pictures a page keeps our own files: %s', (html, clean) => {
  expect(cleanHtml(html, { pictures: true })).toBe(clean)
  expect(cleanHtml(html)).not.toContain('<img')
})

test('a page with nothing but a picture is not empty', () => {
  expect(isEmptyPage(`<p></p><img src="${own}" alt="a">`)).toBe(false)
  expect(isEmptyPage('<p></p>')).toBe(true)
  expect(isEmptyHtml(`<img src="${own}" alt="a">`)).toBe(true)
})

test('the empty paragraph is empty, whatever blanks it holds', () => {
  for (const html of ['', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>', null]) expect(isEmptyHtml(html)).toBe(true)
  expect(isEmptyHtml('<p>a</p>')).toBe(false)
})

test('the text of rich text has a line a block', () => expect(textOf('<h2>A &amp; B</h2><p>c<br>d</p>')).toBe('A & B\nc\nd'))

/** As `cleanHtml` leaves it, without what it adds to links and the way it writes breaks. */
const kept = (html: string): string =>
  cleanHtml(html).replaceAll(' rel="noopener noreferrer nofollow" target="_blank"', '').replaceAll(' />', '>')

test.each(Object.entries(clipboards))('what %s copies keeps its structure', (_program, copied) =>
  expect(kept(copied.html)).toBe(copied.kept),
)

test.each([
  ['<div>a<div>b</div>c</div><div>d</div>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
  [
    '<p class="MsoListParagraph">·  One</p><p class="MsoListParagraph">2. Two</p>',
    '<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol>',
  ],
  ['<p style="font-weight:bold"><span style="font-weight:normal">a</span> b</p>', '<p>a<strong> b</strong></p>'],
  ['<span style="font-style:italic;text-decoration:line-through">a</span>', '<p><em><s>a</s></em></p>'],
  ['<table><tr><td><ul><li>a</li><li>b</li></ul></td><td>c</td></tr></table>', '<p>a b | c</p>'],
  ['<table><tr><td>x<table><tr><td>1</td><td>2</td></tr></table></td><td>y</td></tr></table>', '<p>x 1 | 2 | y</p>'],
  ['<table><tr><td><h2>a</h2><p>b</p></td></tr></table>', '<h2>a</h2><p>b</p>'],
  ['<ul style="x"><li>a<p>b</p><ol><li>c</li></ol>tail</li></ul>', '<ul><li><p>a<br>b<br>tail</p><ol><li><p>c</p></li></ol></li></ul>'],
  ['<blockquote style="x"><p>q</p><ul><li>z</li></ul></blockquote><hr>', '<blockquote><p>q</p><ul><li><p>z</p></li></ul></blockquote><hr>'],
  [`<div><img src="${own}" alt="a"></div>`, ''],
])('foreign HTML keeps its structure: %s', (html, clean) => expect(kept(html)).toBe(clean))

test.each([
  '<div><script>alert(1)</script><style>p{}</style>a</div>',
  '<div>a<img src=x onerror=alert(1)></div>',
  '<div><a href="javascript:alert(1)">a</a></div>',
  '<span style="background:url(javascript:alert(1))" onclick="alert(1)">a</span>',
  '<div>a</div><svg onload="alert(1)"><a>b</a></svg>',
  '<table><tr><td>a<iframe src="https://evil.example"></iframe></td></tr></table>',
])('and nothing that could run: %s', html => expect(kept(html)).toBe('<p>a</p>'))

test('text that reads like an element stays text', () => {
  expect(kept('<div>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;</div>')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;</p>',
  )
  expect(kept('<a style="x" href="https://a.example/?q=%22%3E%3Cscript%3E&quot;&gt;">a</a>')).not.toContain('<script')
})

test('however deep it is nested, it is only text in the end', () => {
  expect(textOf(cleanHtml(`${'<div style="x">'.repeat(20_000)}a`))).toBe('a')
})
