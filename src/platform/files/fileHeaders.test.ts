import { expect, test } from 'vitest'
import { contentDisposition, fileHeaders } from './fileHeaders.ts'

const file = { contentType: 'image/png', name: 'a.png', disposition: 'inline', size: 3 } as const

test('every file leaves sandboxed and unsniffed', () => {
  expect(fileHeaders(file)).toMatchObject({
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Disposition': `inline; filename="a.png"; filename*=UTF-8''a.png`,
    'Content-Length': '3',
  })
})

test.each(['application/pdf', 'image/svg+xml', 'text/html', 'image/gif', 'application/xhtml+xml', ''])(
  '%s is never inline',
  contentType => {
    expect(fileHeaders({ ...file, contentType })['Content-Disposition']).toMatch(/^attachment;/)
  },
)

test.each(['text/csv; charset=utf-8', 'text/plain;charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])(
  '%s stays what it is',
  contentType => expect(fileHeaders({ ...file, contentType })['Content-Type']).toBe(contentType),
)

test('a content type that is none becomes plain bytes', () => {
  expect(fileHeaders({ ...file, contentType: 'text/csv; charset=utf-8; x=y' })['Content-Type']).toBe('application/octet-stream')
  expect(fileHeaders({ ...file, contentType: 'a/b\r\nX: y' })['Content-Type']).toBe('application/octet-stream')
})

test.each([
  ['Plan – größer.png', `filename="Plan _ gr__er.png"; filename*=UTF-8''Plan%20%E2%80%93%20gr%C3%B6%C3%9Fer.png`],
  [`a"b;c%2f'(1)*.png`, `filename="a_b_c_2f'(1)*.png"; filename*=UTF-8''a%22b%3Bc%252f%27%281%29%2A.png`],
  ['a\r\nX: y', `filename="a__X: y"; filename*=UTF-8''a__X%3A%20y`],
  ['../../x', `filename=".._.._x"; filename*=UTF-8''.._.._x`],
  ['\ud800', `filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ['', `filename="file"; filename*=UTF-8''file`],
])('the name %j is written by RFC 6266', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(`attachment; ${header}`)
})
