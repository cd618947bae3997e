import { expect, test } from 'vitest'
import { allowsMove, offerMove, stateTable } from './stateTable.ts'

const label = { en: 'Do', es: 'Hacer', fr: 'Faire' }
const moves = stateTable<'Open' | 'Waiting' | 'Closed'>()({
  close: { from: ['Open', 'Waiting'], to: 'Closed', may: 'ManagePin', label, refusal: 'It is closed already.', elsewhere: 'off' },
  reopen: { from: ['Closed'], to: 'Open', may: 'ManagePin', label, refusal: 'It is not closed.' },
  answer: { from: ['Waiting'], label, refusal: 'Nobody waits.' },
})
const permissions = { ManagePin: true }

test('a move is allowed from its own states only', () => {
  expect(allowsMove(moves.close, 'Waiting')).toBe(true)
  expect(allowsMove(moves.close, 'Closed')).toBe(false)
})

test('a button is there where the move can be done; elsewhere it is absent, or off with the reason, as its row says', () => {
  expect(offerMove(moves.close, { state: 'Open', permissions })).toEqual({ label, reason: null })
  expect(offerMove(moves.close, { state: 'Closed', permissions })).toEqual({ label, reason: 'It is closed already.' })
  expect(offerMove(moves.reopen, { state: 'Open', permissions })).toBeNull()
})

test('without the permission there is no button; a move that asks for none is everybody’s', () => {
  expect(offerMove(moves.close, { state: 'Open', permissions: {} })).toBeNull()
  expect(offerMove(moves.answer, { state: 'Waiting', permissions: {} })).toEqual({ label, reason: null })
})
