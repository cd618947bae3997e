import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownOrigin, readConfig } from './config.ts'
import { StartRefused } from './startRefused.ts'

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'lintel-config-'))
const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env })

test('what is not set, or set to nothing, has its default', () => {
  for (const env of [{}, { PORT: '', BASE_URL: '', SMTP_URL: '', LINTEL_SECRET: '', LINTEL_DEMO: '', LINTEL_ADMIN_EMAIL: '' }])
    expect(read(env)).toMatchObject({
      port: 3000,
      baseUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      secret: expect.stringMatching(/^[\w-]{43}$/),
      demo: true,
      adminEmail: 'admin@localhost.example',
    })
  expect(read({}).secret).toBe(read({}).secret)
})

test('a base address loses its last slash, and the first admin their capitals', () => {
  const { baseUrl, adminEmail } = read({ BASE_URL: 'https://Portal.example.com/', LINTEL_ADMIN_EMAIL: ' Ada@Example.com ' })
  expect({ baseUrl, adminEmail }).toEqual({ baseUrl: 'https://portal.example.com', adminEmail: 'ada@example.com' })
})

test('a server reaches itself by the loopback, unless HOST binds it to one address', () => {
  const own = (HOST: string) => ownOrigin(read({ HOST, PORT: '4000', BASE_URL: 'https://portal.example.com' }))
  for (const host of ['', '0.0.0.0', '::', '127.0.0.1']) expect(own(host)).toBe('http://127.0.0.1:4000')
  const bound = ['192.0.2.7', '2001:db8::7', 'localhost'].map(own)
  expect(bound).toEqual(['http://192.0.2.7:4000', 'http://[2001:db8::7]:4000', 'http://localhost:4000'])
})

test('proxies are trusted by their number or their addresses', () => {
  const trusted = (TRUST_PROXY: string) => read({ TRUST_PROXY }).trustProxy
  expect(['', 'off', 'on', '2'].map(trusted)).toEqual([false, false, 1, 2])
  expect(trusted('loopback, 10.0.0.0/8,2001:db8::/32')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32'])
})

describe('a value that cannot be is told with the name of its variable', () => {
  const wrong: [string, string][] = [
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '3000.5'],
    ['PORT', '65536'],
    ['BASE_URL', 'portal.example.com'],
    ['BASE_URL', 'ftp://portal.example.com'],
    ['BASE_URL', 'https://portal.example.com/?a=1'],
    ['BASE_URL', 'https://portal.example.com/#a'],
    ['BASE_URL', 'https://portal.example.com/portal'],
    ['DATABASE_URL', 'mysql://localhost/lintel'],
    ['SMTP_URL', 'mail.example.com:587'],
    ['LINTEL_ADMIN_EMAIL', 'ada'],
    ['LINTEL_DEMO', 'no'],
    ['LINTEL_WORK', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,proxy.example.com'],
    ['LINTEL_DEMO_SCALE', '-1'],
    ['LOG_LEVEL', 'loud'],
  ]
  test.each(wrong)('%s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(StartRefused)
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`))
  })
  test('S3_ENDPOINT, where files go there', () => {
    expect(() => read({ S3_BUCKET: 'b', S3_ENDPOINT: 's3.example.com' })).toThrow(/^S3_ENDPOINT must be /)
  })
})

test('a password in an address is not repeated', () => {
  expect(() => read({ SMTP_URL: 'http://ada:secret-word@mail.example.com' })).toThrow(/^(?!.*secret-word)/)
})

test('a data folder that is a file, or below one, is told', () => {
  const file = path.join(DATA_DIR, 'file')
  writeFileSync(file, '')
  for (const place of [file, path.join(file, 'in')])
    expect(() => readConfig({ DATA_DIR: place })).toThrow(/cannot be used: .+ file\. DATA_DIR names another\.$/)
})
