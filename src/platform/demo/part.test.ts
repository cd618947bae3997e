import { expect, test } from 'vitest'
import { type DemoMaking, demoPart, requireNoProblems } from './part.ts'

// A part only hands on what it is given: nothing of a making is read here.
const newMaking = () => ({}) as DemoMaking

test('a part hands on what it has made of a copy, to that copy alone', async () => {
  let made = 0
  const part = demoPart('codes/qr', async () => ({ number: ++made }))
  const [first, second] = [newMaking(), newMaking()]
  await part.make(first)
  await part.make(second)
  expect([part.made(first), part.made(second)]).toEqual([{ number: 1 }, { number: 2 }])
})

test('who asks for what is made later hears which feature is to stand earlier', async () => {
  const part = demoPart('codes/qr', async () => undefined)
  const making = newMaking()
  expect(() => part.made(making)).toThrow('codes/qr has not made its part of the demo world')
  await part.make(making)
  expect(part.made(making)).toBeUndefined()
})

test('content that a form would refuse ends the making, and is named', () => {
  expect(() => requireNoProblems('building ASE', [])).not.toThrow()
  expect(() => requireNoProblems('building ASE', [{ Field: 'Name', Message: 'Required' }])).toThrow(
    `The demo world's building ASE is refused: [{"Field":"Name","Message":"Required"}]`,
  )
})
