import { expect, test } from 'vitest'
import { recentFirst } from './paletteSearch.ts'

const recent = [
  { id: '/requests/g/1', label: 'Service request 1042', detail: 'Anchor Street East' },
  { id: '/contacts', label: 'Contacts' },
]
const groups = [
  {
    label: 'Pages',
    items: [
      { id: '/contacts', label: 'Contacts' },
      { id: '/', label: 'Home' },
    ],
  },
]
const said = (typed: string) =>
  recentFirst(recent, groups, { typed, label: 'Recent' }).map(group => [group.label, ...group.items.map(({ label }) => label)])

test.each([
  [
    '',
    [
      ['Recent', 'Service request 1042', 'Contacts'],
      ['Pages', 'Home'],
    ],
  ],
  [
    '1042',
    [
      ['Recent', 'Service request 1042'],
      ['Pages', 'Contacts', 'Home'],
    ],
  ],
  [
    'anchor',
    [
      ['Recent', 'Service request 1042'],
      ['Pages', 'Contacts', 'Home'],
    ],
  ],
  [
    'cont',
    [
      ['Recent', 'Contacts'],
      ['Pages', 'Home'],
    ],
  ],
  ['lift', [['Pages', 'Contacts', 'Home']]],
])('recent picks that "%s" means stand first, each item once', (typed, shown) => {
  expect(said(typed)).toEqual(shown)
})
