import { describe, expect, test } from 'vitest'
import { colours } from '../../core/colours.ts'
import { lookOf } from './blocks.ts'
import { contrast } from './colors.ts'
import { composeMail } from './compose.ts'
import type { MailBlock } from './content.ts'
import { unlinkText } from './unlinked.ts'

const mail = (...blocks: MailBlock[]) => composeMail({ title: 'Monthly report', blocks, footer: 'Sent by Lintel for Harbour Tower' })

test('a mail says the same in text and in HTML', () => {
  const { text, html } = mail(
    { is: 'paragraph', text: 'Dear Ann,\nhere are the figures.' },
    { is: 'button', label: 'Open the report', href: 'https://lintel.example/reports?a=1&b=2' },
    {
      is: 'figures',
      caption: 'Scans',
      head: ['Building', 'Scans'],
      rows: [
        ['Harbour Tower', '1,204'],
        ['Quay', '7.5'],
      ],
    },
    { is: 'quote', text: 'Too cold.\nAgain.' },
  )
  expect(text).toBe(`Monthly report

Dear Ann,
here are the figures.

Open the report:
https://lintel.example/reports?a=1&b=2

Scans

Building       Scans
Harbour Tower  1,204
Quay           7.5

> Too cold.
> Again.

--

Lintel
Sent by Lintel for Harbour Tower
`)
  for (const part of [
    '<html lang="en">',
    'Dear Ann,<br>here',
    'href="https://lintel.example/reports?a=1&amp;b=2"',
    '>1,204</td>',
    '>Scans</th>',
    'Too cold.<br>Again.',
    'Lintel</td>',
  ]) {
    expect(html).toContain(part)
  }
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(Math.max(...html.split('\n').map(line => line.length))).toBeLessThan(998)
})

test('no field can bring markup into a mail, and what a visitor has said no link', () => {
  const evil = '"><a href="https://evil.example/x">www.evil.example</a><img src=x onerror=1> me@evil.example'
  const { text, html } = composeMail({
    title: unlinkText(evil),
    blocks: [
      { is: 'paragraph', text: unlinkText(evil) },
      { is: 'quote', text: evil },
      { is: 'button', label: unlinkText(evil), href: 'https://lintel.example/' },
      { is: 'figures', caption: unlinkText(evil), head: [unlinkText(evil)], rows: [[unlinkText(evil)]] },
    ],
    footer: unlinkText(evil),
    preview: unlinkText(evil),
    language: '"><script>',
    brand: { name: unlinkText(evil), logo: null, color: null },
  })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toMatch(/<img|<script/)
  for (const part of [html, text]) {
    expect(part).not.toMatch(/evil\.example|https:\/\/evil|me@evil/)
    expect(part.replaceAll('\u200b', '')).toContain('evil.example')
  }
})

test('addresses and links of staff, and names of files, are what they were: nothing stands in them unseen', () => {
  const said = 'See https://harbor.example/rules?a=1&b=2. Write to desk@harbor.example <b>now</b>.'
  const { text, html } = mail(
    { is: 'paragraph', text: 'contacts.xlsx of ann@harbor.example' },
    { is: 'written', text: said },
    { is: 'rich', html: '<p>Mail <a href="mailto:desk@harbor.example">desk@harbor.example</a> or www.harbor.example</p>' },
    { is: 'figures', rows: [['Backup', '2026.11.26']] },
  )
  for (const part of [text, html]) expect(part).not.toContain('\u200b')
  for (const part of ['contacts.xlsx of ann@harbor.example', said, 'Mail desk@harbor.example or www.harbor.example', '2026.11.26'])
    expect(text).toContain(part)
  expect(html).toContain('href="https://harbor.example/rules?a=1&amp;b=2"')
  expect(html).toContain('href="mailto:desk@harbor.example"')
  expect(html).toContain('&lt;b&gt;now&lt;/b&gt;')
})

test('the text part keeps the links, the numbers of lists and the title of rich text', () => {
  const html =
    '<h2>Next steps</h2><ol><li>Read the <a href="https://harbor.example/rules">rules</a></li><li>Sign</li></ol><ul><li>Badge &amp; key</li></ul><p>[Sign-in link]</p><p>Bye</p>'
  const { text } = mail({ is: 'rich', html, link: { place: '[Sign-in link]', label: 'Sign in', href: 'https://lintel.example/login' } })
  expect(text.replaceAll(/\n{2,}/g, '\n')).toContain(`Next steps
 1. Read the rules <https://harbor.example/rules>
 2. Sign
- Badge & key
Sign in:
https://lintel.example/login
Bye`)
})

describe('the button of a mail', () => {
  const cell = (html: string) => [...html.matchAll(/<td class="button"[^>]*>/g)].map(([tag]) => tag)

  test('is one: a cell with its color and padding, which Outlook draws too; what else may be done is a link', () => {
    const { html } = mail(
      { is: 'button', label: 'Open', href: 'https://lintel.example/a' },
      { is: 'button', label: 'Second', href: 'https://lintel.example/b' },
      { is: 'link', label: 'Choose', href: 'https://lintel.example/c' },
    )
    expect(cell(html)).toHaveLength(1)
    expect(cell(html)[0]).toMatch(/bgcolor="#076d76".*mso-padding-alt:\d+px \d+px/)
    expect(html.match(/<a class="link"/g)).toHaveLength(2)
  })

  test.each([
    ['alone in its paragraph', '<p>Hello</p><p>[Link]</p>', 0],
    ['in the midst of a sentence', '<p>Please use [Link] soon</p>', 1],
    ['twice', '<p>[Link]</p><p>or [Link]</p>', 1],
  ])('stands in rich text whose link is %s', (_how, html, links) => {
    const made = mail({ is: 'rich', html, link: { place: '[Link]', label: 'Sign in', href: 'https://lintel.example/login' } })
    expect(cell(made.html)).toHaveLength(1)
    expect(made.html.match(/<a class="link"/g) ?? []).toHaveLength(links)
    expect(made.html).not.toContain('[Link]')
  })
})

describe('the look of a mail', () => {
  const branded = (color: string | null, logo: string | null = null) =>
    composeMail({
      title: 'Hello',
      blocks: [{ is: 'button', label: 'Open', href: 'https://a.example/' }],
      footer: 'Bye',
      brand: { name: 'Harbor <b> Tower', logo, color },
    })

  test('is that of the product, in the color of its screens, with its mark and no picture to load', () => {
    const { html, text } = mail()
    expect(html).toContain(`bgcolor="${colours.brand[0]}"`)
    expect(html).toContain('>Lintel</td>')
    expect(html).not.toContain('<img')
    expect(text).toContain('--\n\nLintel\n')
  })

  test('is that of a building, where it is one of its visitors', () => {
    const { html, text } = branded('#8a1538', 'https://portal.example/files/a/b/logo.png')
    expect(html).toContain('<img src="https://portal.example/files/a/b/logo.png"')
    expect(html).toContain('Harbor &lt;b&gt; Tower</td>')
    expect(html).toMatch(/class="button"[^>]*bgcolor="#8a1538"/)
    expect(`${html}${text}`).not.toContain('Lintel')
    expect(text).toContain('--\n\nHarbor <b> Tower\n')
  })

  test.each(['#ffe600', '#000000', '#7f7f7f', '#0a1a4a', '#ffffff', '#c0ffee', null])('is read on a building of the color %s', color => {
    const { html } = branded(color)
    const [, ground = '', ink = ''] = /class="button"[^>]*bgcolor="(#\w{6})"[^>]*><a [^>]*color:(#\w{6})/.exec(html) ?? []
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(lookOf({ brand: { name: 'x', logo: null, color } }).link, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  test.each([['#fff'], ['red'], ['#12345g']])('has no color %s', color => {
    expect(() => branded(color)).toThrow('#rrggbb')
  })
  test.each(['javascript:x', 'data:image/png;base64,AA', 'https://a"onerror="x'])('has no logo at %s', logo => {
    expect(() => branded(null, logo)).toThrow('web address')
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a b', 'https://a"onclick="x', ' https://a', 'ftp://a'])(
  'a button does not lead to %j',
  href => {
    expect(() => mail({ is: 'button', label: 'x', href })).toThrow('http')
  },
)

describe('text is unlinked', () => {
  test.each([
    'see evil.com',
    'http://1.2.3.4/x',
    'www.evil.co.uk',
    'evil。com',
    'mailto:a@b.example',
    'javascript:x',
    'a@localhost',
    'HTTPS://X',
    '1.2.3.4',
    '\\\\host',
  ])('%j', text => {
    const found = unlinkText(text)
    expect(found.replaceAll('\u200b', '')).toBe(text)
    expect(found).not.toMatch(/[.。](?=[a-z\d])|@(?=\w)|:(?=\/)|(?:mailto|javascript):(?=\w)/i)
  })
  test.each(['It rose by 7.5 % to 1,204.50. Good: yes', 'at 10:30 on 11/20', 'No. 5', 'a… b'])('%j stays', text => {
    expect(unlinkText(text)).toBe(text)
  })
  test('without control and direction characters', () => {
    expect(unlinkText('a\0b\r\nc\u202Ed\rE')).toBe('ab\ncd\nE')
  })
})
