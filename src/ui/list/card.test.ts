import { expect, test } from 'vitest'
import { cardOf } from './card.ts'
import type { Column } from './columns.ts'

const column = (id: string, card?: Column<unknown>['card']): Column<unknown> => ({
  id,
  header: id,
  numeric: false,
  sort: null,
  text: () => id,
  ...(card && { card }),
})
const ids = (columns: readonly Column<unknown>[]) => columns.map(one => one.id).join(' ')

test('a card begins with the name and the state; three facts are seen, the rest is folded', () => {
  const card = cardOf(['Name', 'City', 'Floor', 'Phone', 'Email', 'Day'].map(id => column(id)).concat(column('Status', 'state')))
  expect(card.name?.id).toBe('Name')
  expect(ids(card.states)).toBe('Status')
  expect(ids(card.facts)).toBe('City Floor Phone')
  expect(ids(card.more)).toBe('Email Day')
})

test('columns say what is seen, and which one is the name', () => {
  const columns = [column('Account'), column('Title', 'name'), column('City'), column('Score', 'fact'), column('Scans', 'fact')]
  const card = cardOf(columns)
  expect(card.name?.id).toBe('Title')
  expect(ids(card.facts)).toBe('Score Scans')
  expect(ids(card.more)).toBe('Account City')
})

test('a single column is not folded, and no column at all is an empty card', () => {
  expect(ids(cardOf(['Name', 'A', 'B', 'C', 'D'].map(id => column(id))).more)).toBe('')
  expect(ids(cardOf(['Name', 'A', 'B', 'C', 'D'].map(id => column(id))).facts)).toBe('A B C D')
  expect(cardOf([])).toEqual({ name: undefined, states: [], facts: [], more: [] })
})
