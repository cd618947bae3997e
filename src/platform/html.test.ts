import { expect, test } from 'vitest'
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
