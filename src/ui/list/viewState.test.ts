import { expect, it } from 'vitest'
import { sameView, viewQuery, withView } from './viewState.ts'

const address = { gId: 'g', bId: 'b', page: '3', size: '50', sort: '-Name', text: 'mill & co', Region: 'West', 'other.sort': 'Code' }

it('keeps filters, sort, search and size of a list, not its place, its page or another list', () => {
  expect(viewQuery(address, '')).toBe('Region=West&size=50&sort=-Name&text=mill+%26+co')
  expect(viewQuery(address, 'other')).toBe('Region=West&other.sort=Code')
})

it('shows a view in the place where one is, from its first page', () => {
  expect(withView(address, '', 'Market=Boston')).toEqual({ gId: 'g', bId: 'b', 'other.sort': 'Code', Market: 'Boston' })
  expect(withView(address, '', 'gId=elsewhere&page=9&other.sort=x&Market=Boston')).not.toMatchObject({ gId: 'elsewhere' })
  expect(withView({ gId: 'g' }, '', viewQuery(address, ''))).toEqual({
    gId: 'g',
    size: '50',
    sort: '-Name',
    text: 'mill & co',
    Region: 'West',
  })
})

it('knows the view that is shown, in whatever order its columns were hidden', () => {
  expect(sameView({ query: 'a=1', hidden: ['x', 'y'] }, { query: 'a=1', hidden: ['y', 'x'] })).toBe(true)
  expect(sameView({ query: 'a=1', hidden: [] }, { query: 'a=1', hidden: ['y'] })).toBe(false)
  expect(sameView({ query: 'a=1', hidden: [] }, { query: '', hidden: [] })).toBe(false)
})
