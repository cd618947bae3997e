/** What a saved view keeps of a list: the query string of its filters, sort, search and page size, and the hidden columns. */
export type ListViewState = { readonly query: string; readonly hidden: readonly string[] }

type Search = Readonly<Record<string, unknown>>
const places = ['gId', 'bId', 'tab'] // which list it is, not how it is shown

/** The part of an address that belongs to a view of the list `name`: not the place, not the page, nothing of another list. */
export const viewQuery = (search: Search, name: string): string => {
  const own = Object.entries(search).filter(([key, value]) => typeof value === 'string' && belongs(key, name))
  return new URLSearchParams(own.map(([key, value]): [string, string] => [key, String(value)]).toSorted(byKey)).toString()
}

/** An address with another view of the list `name`: what does not belong to it stays. The list begins at its first page. */
export const withView = (search: Search, name: string, query: string): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(search).filter(([key]) => !belongs(key, name) && key !== keyIn(name, 'page'))),
  ...Object.fromEntries([...new URLSearchParams(query)].filter(([key]) => belongs(key, name))),
})

/** Whether two views show the same. */
export const sameView = (one: ListViewState, other: ListViewState): boolean =>
  one.query === other.query && one.hidden.toSorted().join('|') === other.hidden.toSorted().join('|')

const keyIn = (name: string, key: string): string => (name ? `${name}.${key}` : key)
const belongs = (key: string, name: string): boolean => {
  if (places.includes(key) || key === keyIn(name, 'page')) return false
  const [first, ...more] = key.split('.')
  return more.length === 0 ? !(name && listKeys.includes(key)) : first === name
}
// Without a prefix these are of the page's list that has no name.
const listKeys = ['page', 'size', 'sort', 'text']
const byKey = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : one > other ? 1 : 0)
