import { afterEach, expect, test, vi } from 'vitest'
import { templateDefault } from '../../features/codes/qr/screens/editor/templateDefault.ts'
import { queries } from '../../ui/calls.ts'
import { waitingToasts } from '../../ui/toasts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queries.clear()
  waitingToasts.set([])
})

const Template = { QrType: 'x' }
/** Counts what is asked of the server. */
const counted = (reply: () => Response) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://a.example').searchParams
    asked.push([query.get('qrType'), query.get('location')].filter(Boolean).join(' at '))
    return reply()
  })
  return asked
}

test('a template default is asked once per type, and for Feedback once per type and location [B-RULE-114]', async () => {
  const asked = counted(() => Response.json({ data: { Template } }))
  for (const [type, location] of [
    ['Wifi', 'Lobby'],
    ['Wifi', 'Cafe'],
    ['Feedback', 'Lobby'],
    ['Feedback', 'Cafe'],
    ['Feedback', 'Lobby'],
    ['Feedback', ''],
    ['Feedback', ''],
    ['StaticUrl', 'Lobby'],
    ['Wifi', ''],
  ] as const)
    expect(await templateDefault('g1', type, location)).toEqual(Template)
  expect(asked).toEqual(['Wifi', 'Feedback at Lobby', 'Feedback at Cafe', 'Feedback', 'StaticUrl'])
  await templateDefault('g2', 'Wifi', 'Lobby') // another account's are its own
  expect(asked).toHaveLength(6)
})

test('one that could not be had is told, and asked again the next time', async () => {
  const body = { error: { code: 'sys.obj.nof', message: 'Not found', requestId: 'r' } }
  const asked = counted(() => Response.json(body, { status: 404, headers: { 'x-error-code': 'sys.obj.nof' } }))
  expect(await templateDefault('g1', 'Wifi', '')).toBeNull()
  expect(await templateDefault('g1', 'Wifi', '')).toBeNull()
  expect(asked).toHaveLength(2)
  expect(waitingToasts.get().map(one => one.kind)).toContain('error')
})
