import { expect, test } from 'vitest'
import { outward, splitLinks } from './mailBody.ts'

test('links of a mail open outside of its frame', () => {
  expect(outward('<!doctype html><html><head lang="en"><title>x</title></head></html>')).toBe(
    '<!doctype html><html><head lang="en"><base target="_blank"><title>x</title></head></html>',
  )
  expect(outward('<p>no head</p>')).toBe('<base target="_blank"><p>no head</p>')
})

test('addresses in the text are links, without the full stop behind them', () => {
  const text = 'Open https://lintel.example/reset?token=rs_x. Or (http://a.example/b), javascript:alert(1)'
  expect(splitLinks(text)).toEqual([
    { part: 'Open ', link: false },
    { part: 'https://lintel.example/reset?token=rs_x', link: true },
    { part: '. Or (', link: false },
    { part: 'http://a.example/b', link: true },
    { part: '), javascript:alert(1)', link: false },
  ])
  expect(splitLinks('https://a.example/')).toEqual([{ part: 'https://a.example/', link: true }])
  expect(splitLinks('')).toEqual([])
})
