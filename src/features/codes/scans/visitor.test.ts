import { describe, expect, test } from 'vitest'
import { dayIn } from '../../../core/days.ts'
import { momentOf, uuidv7 } from '../../../platform/db/uuidv7.ts'
import { safeUrl } from '../../../platform/safeUrl.ts'
import { addressFrom } from '../visitorPages/codes.server.ts'
import { typedIn } from '../visitorPages/typed.server.ts'
import { visitOf, visitToken } from '../visitorPages/visitToken.server.ts'
import { visitorOf } from './visitor.server.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const galaxyTab = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const inApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('who scans', () => {
  test.each([
    [iphone, 'phone'],
    [pixel, 'phone'],
    [galaxyTab, 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1', 'tablet'],
    [firefox, 'desktop'],
    [`${inApp} Snapchat/13.10.0.40 (like Safari/8619.2.8.10.9, panda)`, 'phone'],
    [`${inApp} [Pinterest/iOS]`, 'phone'],
    [`${inApp} [LinkedInApp]/9.30.1`, 'phone'],
    [`${inApp} Slack/24.10.10`, 'phone'],
    [`${inApp} SkypeApp/8.1`, 'phone'],
    [`${pixel} Viber/23.1.0.4`, 'phone'],
    [`${pixel} Telegram-Android/11.2.3 (Google Pixel 8; Android 14; SDK 34; HIGH)`, 'phone'],
    [pixel.replace('Pixel 9', 'CUBOT KINGKONG 9'), 'phone'],
    [`${inApp} Instagram 330.0.0.32.109 (iPhone14,5; iOS 17_4; en_US)`, 'phone'],
    [`${inApp} [FBAN/FBIOS;FBAV/460.0.0.30.109;FBDV/iPhone14,5]`, 'phone'],
    [`${pixel} MicroMessenger/8.0.47.2560 WeChat/arm64`, 'phone'],
    [`${pixel} Line/14.5.0/IAB`, 'phone'],
    [`${pixel} trill_2023306 BytedanceWebview/d8a21c6 musical_ly`, 'phone'],
    [`${pixel} QR Scanner/3.1`, 'phone'],
    [`${inApp} QRCodeScanner/2`, 'phone'],
    [`${pixel} Barcode-Scanner`, 'phone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) discord/1.0.9 Chrome/124 Electron/30 Safari/537.36',
      'desktop',
    ],
  ])('%s is a person on a %s', (agent, Device) => {
    expect(visitorOf('GET', { 'user-agent': agent })).toEqual({ Bot: false, Device, Language: 'en' })
  })

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.24.1 A',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'Snapchat/1.0 (Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)',
    'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'TelegramBot (like TwitterBot)',
    'SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0)',
    'Mozilla/5.0 (compatible; Nessus Scanner)',
    'curl/8.9.1',
    'python-requests/2.32',
    '',
  ])('%s is a bot', agent => {
    expect(visitorOf('GET', { 'user-agent': agent }).Bot).toBe(true)
  })

  test('a look ahead is none by a person', () => {
    expect(visitorOf('HEAD', { 'user-agent': iphone }).Bot).toBe(true)
    expect(visitorOf('GET', { 'user-agent': pixel, 'sec-purpose': 'prefetch;prerender' }).Bot).toBe(true)
  })

  test('the language is the first of ours that the browser asks for', () => {
    const languageOf = (accepted: string) => visitorOf('GET', { 'user-agent': iphone, 'accept-language': accepted }).Language
    expect(['es-MX,es;q=0.9,en;q=0.8', 'de,fr-CA;q=0.8', 'de', ''].map(languageOf)).toEqual(['es', 'fr', 'en', 'en'])
  })
})

describe('the day of a scan', () => {
  test('is that of the building', () => {
    const moment = Date.UTC(2026, 2, 1, 3, 30)
    expect(['America/New_York', 'UTC', 'Asia/Kathmandu'].map(zone => dayIn(zone, moment))).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-01',
    ])
    expect([dayIn('America/New_York', Date.UTC(2026, 2, 1, 4, 59)), dayIn('America/New_York', Date.UTC(2026, 2, 1, 5))]).toEqual([
      '2026-02-28',
      '2026-03-01',
    ])
    expect(dayIn('No/Such_Zone', moment)).toBe('2026-03-01')
  })
})

describe('an address', () => {
  test('is read as people type it', () => {
    expect(['7hx0-1abc', '7HXOIABC', '7hxolabc'].map(addressFrom)).toEqual(['7HX01ABC', '7HX01ABC', '7HX01ABC'])
    expect(['', 'a', 'x y z', '../etc', 'ä'.repeat(8), 'A'.repeat(41)].map(addressFrom)).toEqual([null, null, null, null, null, null])
  })

  test('leads to the web or to our own public files only', () => {
    expect(safeUrl(' https://example.com/a b ')).toBe('https://example.com/a%20b')
    expect(safeUrl('http://bücher.example')).toBe('http://xn--bcher-kva.example/')
    expect(safeUrl('/files/0f/1a/plan.pdf')).toBe('/files/0f/1a/plan.pdf')
    const refused = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/csm/x',
      '/files/../csm',
      'https://me:pw@example.com',
      'ftp://a.b',
      '',
      'https://',
      7,
    ]
    expect(refused.map(safeUrl)).toEqual(refused.map(() => null))
    expect(safeUrl('https://a.example/\r\nSet-Cookie: x=1')).not.toMatch(/[\r\n]/)
  })
})

describe('the token of a visit', () => {
  const secret = 'a secret of forty characters for the tests'
  test('is good for its code, under our key, for a while', () => {
    const id = uuidv7()
    const token = visitToken(secret, 'ABC', id)
    expect(visitOf(secret, 'ABC', token, 1)).toBe(id)
    expect(visitOf(secret, 'ABD', token, 1)).toBeNull()
    expect(visitOf(`${secret}!`, 'ABC', token, 1)).toBeNull()
    expect(visitOf(secret, 'ABC', token, 1, Date.now() + 3_700_000)).toBeNull()
    for (const wrong of [undefined, '', id, `${id}.`, `${uuidv7()}.${token.split('.')[1]}`, `${token}x`, `${id}.${'ü'.repeat(22)}`])
      expect(visitOf(secret, 'ABC', wrong, 1)).toBeNull()
  })

  test('holds an id in the order of time', () => {
    const ids = [1, 2, 3].map(n => uuidv7(1_700_000_000_000 + n))
    expect(ids).toEqual(ids.toSorted())
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(momentOf(ids[2] ?? '')).toBe(1_700_000_000_003)
    expect(new Set(Array.from({ length: 5000 }, () => uuidv7())).size).toBe(5000)
  })
})

describe('a form', () => {
  test('is read field by field, without what cannot be stored', () => {
    expect(typedIn('Score=5&Text=+one%0D%0Atwo%00+&Role=&__proto__=x')).toEqual({ Score: '5', Text: 'one\ntwo', ['__proto__']: 'x' })
  })

  test.each(['a=1&a=2', 'a=1&b=2&a=', 'a=%', 'a=%zz', 'a=%ff', 'a=é', 'a=1 2', 'a=\n'])('is not %j', body => {
    expect(() => typedIn(body)).toThrow('Please fill in the required fields')
  })
})
