import { describe, expect, test } from 'vitest'
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
Quay             7.5

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

test('no field can bring markup or a link into a mail', () => {
  const evil = '"><a href="https://evil.example/x">www.evil.example</a><img src=x onerror=1> me@evil.example'
  const { text, html } = composeMail({
    title: evil,
    blocks: [
      { is: 'paragraph', text: evil },
      { is: 'quote', text: evil },
      { is: 'button', label: evil, href: 'https://lintel.example/' },
      { is: 'figures', caption: evil, head: [evil], rows: [[evil]] },
    ],
    footer: evil,
    preview: evil,
    language: '"><script>',
  })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toMatch(/<img|<script/)
  for (const part of [html, text]) {
    expect(part).not.toMatch(/evil\.example|https:\/\/evil|me@evil/)
    expect(part.replaceAll('\u200b', '')).toContain('evil.example')
  }
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
