import { expect, test } from 'vitest'
import { Refusal } from '../../../core/problem.ts'
import { openNoter } from './refusedLog.server.ts'

test('300 refused visitors leave one line with the reason, and the next line tells how many they were', () => {
  const lines: unknown[] = []
  const request = { log: { error: (line: unknown) => lines.push(line) } } as never // only what is logged
  const refused = Object.assign(new Refusal('sys.srv.una'), { cause: new Error('connection refused') })
  const note = openNoter()
  for (let n = 0; n < 300; n++) note(request, refused)
  expect(lines).toEqual([{ refused: 1, error: 'connection refused' }])
  const quick = openNoter(-1)
  for (let n = 0; n < 2; n++) quick(request, refused)
  expect(lines).toHaveLength(3)
})
